import {useId, useState} from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';

export default function CollapseTransition() {
  const [open, setOpen] = useState(false);
  const id = useId();

  return (
    <Box sx={{maxWidth: 320, minHeight: 150}}>
      <Button aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        Conditions of the charter
      </Button>
      <Collapse id={id} in={open}>
        <Typography sx={{padding: 1}}>
          Back by sunset, tanks full, and a deposit of € 400 that you get back the next day.
        </Typography>
      </Collapse>
    </Box>
  );
}
