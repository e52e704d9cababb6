import {useState} from 'react';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';
import Typography from '@mui/joy/Typography';

const RULES = [
  'Boats under five metres may moor at the inner basin without asking.',
  'All others call the harbour office before they pass the breakwater.',
  'The speed within the harbour is three knots, and five in the channel.',
  'Shore power is shared: at most one heater for each boat.',
  'Nets and lines are dried on the north pier only.',
  'Between ten in the evening and six in the morning engines are silent.',
  'Waste is sorted at the gate. Oil and batteries go to the office.',
  'Who leaves for longer than a week leaves a telephone number.',
];

export default function JoyScrollModal() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="soft" onClick={() => setOpen(true)}>
        Rules of the harbour
      </Button>
      <Modal open={open} onClose={close}>
        <ModalDialog sx={{width: 400, maxHeight: 'min(90%, 440px)'}}>
          <DialogTitle>Rules of the harbour</DialogTitle>
          <DialogContent tabIndex={0} role="region" aria-label="Rules, scrolls">
            {RULES.map((rule) => (
              <Typography key={rule} sx={{mb: 2}}>
                {rule}
              </Typography>
            ))}
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>Close</Button>
          </DialogActions>
        </ModalDialog>
      </Modal>
    </>
  );
}
