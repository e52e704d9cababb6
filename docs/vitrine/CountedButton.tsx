import {useState} from 'react';
import Button from '@mui/material/Button';

export default function CountedButton() {
  const [count, setCount] = useState(0);
  return (
    <Button variant="contained" onClick={() => setCount(count + 1)}>
      Pressed {count} {count === 1 ? 'time' : 'times'}
    </Button>
  );
}
