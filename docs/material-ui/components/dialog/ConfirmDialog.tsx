import {useState} from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';

export default function ConfirmDialog() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        Delete project
      </Button>
      <Dialog
        open={open}
        onClose={close}
        aria-describedby="delete-project-text"
        slotProps={{paper: {role: 'alertdialog'}}}
      >
        <DialogTitle>Delete “Harbour map”?</DialogTitle>
        <DialogContent>
          <DialogContentText id="delete-project-text">
            Its 14 drawings and their history are removed for everyone. This cannot be undone.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close} autoFocus>
            Keep project
          </Button>
          <Button onClick={close} color="error">
            Delete project
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
