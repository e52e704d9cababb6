import {useId, useState} from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import {useTheme} from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function CompactMediaQuery() {
  const [open, setOpen] = useState(false);
  const {breakpoints} = useTheme();
  const isNarrow = useMediaQuery(breakpoints.down('sm'));
  const isTouch = useMediaQuery('(pointer: coarse)');
  const id = useId();

  return (
    <>
      <Button variant="contained" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Book a berth
      </Button>
      <Dialog open={open} fullScreen={isNarrow} onClose={() => setOpen(false)} aria-labelledby={id}>
        <DialogTitle id={id}>Book a berth</DialogTitle>
        <DialogContent>
          {/* On a touch screen a keyboard would cover half of the dialog at once. */}
          <TextField autoFocus={!isTouch} fullWidth margin="dense" label="Name of the boat" />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button onClick={() => setOpen(false)}>Book</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
