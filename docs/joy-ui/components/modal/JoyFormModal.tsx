import {useState, type FormEvent} from 'react';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function JoyFormModal() {
  const [open, setOpen] = useState(false);
  const [guests, setGuests] = useState(['Mara', 'Tomasz']);
  const close = () => setOpen(false);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = new FormData(event.currentTarget).get('name');
    setGuests([...guests, String(name)]);
    close();
  }

  return (
    <Stack spacing={1} sx={{alignItems: 'center'}}>
      <Typography role="status">On board: {guests.join(', ')}</Typography>
      <Button onClick={() => setOpen(true)}>Add a guest</Button>
      <Modal open={open} onClose={close}>
        <ModalDialog sx={{width: 360}}>
          <DialogTitle>Add a guest</DialogTitle>
          <Stack component="form" spacing={2} onSubmit={submit}>
            <FormControl required>
              <FormLabel>Name</FormLabel>
              <Input name="name" autoFocus autoComplete="off" />
            </FormControl>
            <FormControl>
              <FormLabel>Arrives at</FormLabel>
              <Input name="time" type="time" defaultValue="09:30" />
            </FormControl>
            <Button type="submit">Add</Button>
          </Stack>
          <ModalClose aria-label="Close without adding" />
        </ModalDialog>
      </Modal>
    </Stack>
  );
}
