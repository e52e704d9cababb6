import {useState} from 'react';
import Button from '@mui/material/Button';

export default function ThrowsOnPress() {
  const [pressed, setPressed] = useState(false);
  if (pressed) throw new Error('The button was pressed, as it should not have been');
  return (
    <Button variant="outlined" color="error" onClick={() => setPressed(true)}>
      Throw an error
    </Button>
  );
}
