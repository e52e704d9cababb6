import {useState} from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function BasicModal() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Harbour rules
      </Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        sx={{display: 'grid', placeItems: 'center', padding: 2}}
      >
        <Paper
          role="dialog"
          aria-modal
          aria-labelledby="rules-title"
          tabIndex={-1}
          sx={{padding: 3, maxWidth: 400, outline: 0}}
        >
          <Typography id="rules-title" component="h2" variant="h6">
            Harbour rules
          </Typography>
          <Typography sx={{marginBlock: 2}}>
            Walking pace inside the pier. Lights out at 22:00. Dogs on a lead.
          </Typography>
          <Button variant="contained" onClick={() => setOpen(false)}>
            Understood
          </Button>
        </Paper>
      </Modal>
    </>
  );
}
