import {useState} from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import Stack from '@mui/material/Stack';

export default function BasicPortal() {
  const [board, setBoard] = useState<HTMLElement | null>(null);
  const [isThere, setThere] = useState(false);

  return (
    <Stack spacing={2} sx={{typography: 'body1', width: '100%', maxWidth: 320}}>
      <Paper variant="outlined" sx={{padding: 2}}>
        <Button aria-pressed={isThere} onClick={() => setThere(!isThere)}>
          Put the note on the board
        </Button>
        <Portal container={board} disablePortal={!isThere}>
          <p>Back by sunset.</p>
        </Portal>
      </Paper>
      <Paper ref={setBoard} component="section" aria-label="Board" sx={{padding: 2, minHeight: 56}}>
        Board
      </Paper>
    </Stack>
  );
}
