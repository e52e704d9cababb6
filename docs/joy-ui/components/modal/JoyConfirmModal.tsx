import {useState} from 'react';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function JoyConfirmModal() {
  const [open, setOpen] = useState(false);
  const [cancelled, setCancelled] = useState(false);

  function answer(next: boolean) {
    setCancelled(next);
    setOpen(false);
  }

  return (
    <Stack spacing={1} sx={{alignItems: 'center'}}>
      <Typography role="status">
        {cancelled ? 'The crossing is cancelled.' : 'Crossing to Visby, 14 passengers'}
      </Typography>
      <Button variant="outlined" color="danger" onClick={() => setOpen(true)}>
        Cancel the crossing
      </Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog role="alertdialog" sx={{width: 400}}>
          <DialogTitle>Cancel the crossing to Visby?</DialogTitle>
          <DialogContent>
            All 14 passengers are told at once and get their money back.
          </DialogContent>
          <DialogActions>
            <Button color="danger" onClick={() => answer(true)}>
              Cancel the crossing
            </Button>
            <Button variant="outlined" color="neutral" autoFocus onClick={() => answer(false)}>
              Keep it
            </Button>
          </DialogActions>
        </ModalDialog>
      </Modal>
    </Stack>
  );
}
