import {useId, useRef, useState} from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';

export default function BasicClickAway() {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  function closeByKey() {
    setOpen(false);
    button.current?.focus();
  }

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Box
        onKeyDown={(event) => event.key === 'Escape' && open && closeByKey()}
        sx={{minHeight: 130}}
      >
        <Button
          ref={button}
          variant="outlined"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          Tide table
        </Button>
        <Paper
          id={id}
          hidden={!open}
          elevation={4}
          sx={{typography: 'body1', marginBlockStart: 1, padding: 2}}
        >
          High water 14:20, low water 20:35
        </Paper>
      </Box>
    </ClickAwayListener>
  );
}
