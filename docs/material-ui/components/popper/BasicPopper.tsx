import {useId, useState} from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function BasicPopper() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const open = anchor !== null;

  return (
    <div>
      <Button
        variant="outlined"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={(event) => setAnchor(open ? null : event.currentTarget)}
      >
        What is a fathom?
      </Button>
      <Popper id={id} open={open} anchorEl={anchor} placement="bottom-start" disablePortal>
        <Paper elevation={8} sx={{padding: 2, maxWidth: 240}}>
          Six feet, or 1.83 m: what a man spans with both arms.
        </Paper>
      </Popper>
    </div>
  );
}
