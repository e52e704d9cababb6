import {useRef, useState} from 'react';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Snackbar from '@mui/material/Snackbar';

const NOTES = ['Tide table', 'Crew list', 'Fuel prices'];

export default function UndoSnackbar() {
  const [gone, setGone] = useState<string[]>([]);
  const [open, setOpen] = useState(false);
  const list = useRef<HTMLUListElement>(null);

  function change(next: string[]) {
    setGone(next);
    setOpen(next.length > gone.length);
    // The pressed button is about to go, and the focus would go with it.
    list.current?.focus();
  }

  return (
    <>
      <List ref={list} tabIndex={-1} aria-label="Notes" sx={{width: '100%', maxWidth: 320}}>
        {NOTES.filter((note) => !gone.includes(note)).map((note) => (
          <ListItem key={note} divider>
            <ListItemText primary={note} />
            <Button
              color="inherit"
              aria-label={`Delete ${note}`}
              onClick={() => change([...gone, note])}
            >
              Delete
            </Button>
          </ListItem>
        ))}
      </List>
      <Snackbar
        key={gone.length}
        open={open}
        autoHideDuration={10_000}
        onClose={(_, reason) => reason !== 'clickaway' && setOpen(false)}
        message={`“${gone.at(-1)}” deleted`}
        action={
          <Button color="inherit" onClick={() => change(gone.slice(0, -1))}>
            Undo
          </Button>
        }
      />
    </>
  );
}
