import {useState, type FormEvent} from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function FormDialog() {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('Untitled board');
  const close = () => setOpen(false);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setName(String(new FormData(event.currentTarget).get('name')));
    close();
  }

  return (
    <Stack spacing={2} sx={{alignItems: 'flex-start'}}>
      <Typography>Board: {name}</Typography>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Rename
      </Button>
      <Dialog open={open} onClose={close} fullWidth maxWidth="xs">
        <DialogTitle>Rename board</DialogTitle>
        <DialogContent>
          <form id="rename-board-form" onSubmit={handleSubmit}>
            <TextField
              autoFocus
              required
              fullWidth
              margin="dense"
              label="Board name"
              name="name"
              defaultValue={name}
            />
          </form>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form="rename-board-form" variant="contained">
            Rename
          </Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
