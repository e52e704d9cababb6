import {useState} from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';

export default function BasicBackdrop() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Print all charts
      </Button>
      <Backdrop
        aria-hidden={false}
        open={open}
        onClick={() => setOpen(false)}
        sx={{zIndex: (theme) => theme.zIndex.modal, color: '#fff'}}
      >
        <CircularProgress color="inherit" aria-label="Preparing the charts" />
      </Backdrop>
    </>
  );
}
