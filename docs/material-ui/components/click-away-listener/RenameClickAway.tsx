import {useEffect, useRef, useState} from 'react';
import type {KeyboardEvent} from 'react';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function RenameClickAway() {
  const [name, setName] = useState('Kranich');
  const [isEditing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  useEffect(() => {
    // The field is gone, and the focus goes to what brought it, unless it has been put elsewhere.
    if (wasEditing.current && !isEditing && document.activeElement === document.body) {
      button.current?.focus();
    }
    wasEditing.current = isEditing;
  }, [isEditing]);

  function keep(draft: string) {
    if (draft.trim() !== '') setName(draft.trim());
    setEditing(false);
  }

  return (
    <Stack spacing={1} sx={{width: '100%', maxWidth: 300, minHeight: 84, alignItems: 'flex-start'}}>
      {isEditing ? (
        <NameField name={name} onKeep={keep} onLeave={() => setEditing(false)} />
      ) : (
        <Button ref={button} onClick={() => setEditing(true)}>
          Rename {name}
        </Button>
      )}
      <Typography role="status" variant="body2">
        The boat is called {name}.
      </Typography>
    </Stack>
  );
}

interface NameFieldProps {
  name: string;
  onKeep: (draft: string) => void;
  onLeave: () => void;
}

function NameField({name, onKeep, onLeave}: NameFieldProps) {
  const [draft, setDraft] = useState(name);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // Or the button, which has the focus by then, is pressed by the same key.
    event.preventDefault();
    if (event.key === 'Enter') onKeep(draft);
    else onLeave();
  }

  return (
    <ClickAwayListener
      mouseEvent="onMouseDown"
      touchEvent="onTouchStart"
      onClickAway={() => onKeep(draft)}
    >
      <TextField
        autoFocus
        size="small"
        label="Name of the boat"
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={onKeyDown}
      />
    </ClickAwayListener>
  );
}
