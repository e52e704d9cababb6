import {useState} from 'react';
import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Snackbar, {type SnackbarCloseReason} from '@mui/material/Snackbar';
import Switch from '@mui/material/Switch';

const OFFLINE = 'No connection. Your changes are kept here and sent later.';
const ONLINE = 'Connected again. All changes are sent.';

export default function ConnectionSnackbar() {
  const [online, setOnline] = useState(true);
  const [open, setOpen] = useState(false);

  function switchTo(next: boolean) {
    setOnline(next);
    setOpen(true);
  }

  function close(_: unknown, reason?: SnackbarCloseReason) {
    if (reason !== 'clickaway') setOpen(false);
  }

  return (
    <>
      <FormControlLabel
        label="Connected"
        control={<Switch checked={online} onChange={(event) => switchTo(event.target.checked)} />}
      />
      <Snackbar
        key={online ? 'online' : 'offline'}
        open={open}
        anchorOrigin={{vertical: 'top', horizontal: 'center'}}
        autoHideDuration={online ? 6000 : null}
        onClose={close}
      >
        <Alert
          severity={online ? 'success' : 'warning'}
          elevation={6}
          onClose={online ? close : undefined}
        >
          {online ? ONLINE : OFFLINE}
        </Alert>
      </Snackbar>
    </>
  );
}
