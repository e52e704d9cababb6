import {useState} from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import Typography from '@mui/material/Typography';

export default function EventPortal() {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [count, setCount] = useState(0);

  return (
    <Box sx={{width: '100%', maxWidth: 320}}>
      <Paper variant="outlined" sx={{padding: 2}}>
        {/* Hears of the button below, which is its child for React alone. */}
        <div onClickCapture={() => setCount(count + 1)}>
          {place && (
            <Portal container={place}>
              <Button variant="contained">Ring</Button>
            </Portal>
          )}
        </div>
        <Typography role="status">Heard here: {count}</Typography>
      </Paper>
      <Box ref={setPlace} sx={{padding: 2, minHeight: 68}} />
    </Box>
  );
}
