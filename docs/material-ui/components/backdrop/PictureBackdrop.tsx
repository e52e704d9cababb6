import {useState} from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';

export default function PictureBackdrop() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Show the drawing
      </Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{backdrop: {sx: {backgroundColor: 'rgba(6, 18, 28, 0.92)'}}}}
      >
        <Box
          role="dialog"
          aria-modal
          aria-label="Drawing of a sail"
          tabIndex={-1}
          sx={{position: 'absolute', inset: 0, margin: 'auto', width: 240, height: 240, outline: 0}}
        >
          <svg viewBox="0 0 240 240" role="img" aria-label="A white sail above blue water">
            <path fill="#fff" d="M112 20v140H40z" />
            <path fill="#e2e8ee" d="M122 40v120h66z" />
            <path fill="#5fb0d6" d="M20 172h200l-28 40H48z" />
          </svg>
        </Box>
      </Modal>
    </>
  );
}
