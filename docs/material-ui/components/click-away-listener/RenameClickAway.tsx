import {useEffect, useRef, useState} from 'react';
import type {KeyboardEvent} from 'react';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function RenameClickAway() {
  const [name, setName] = useState('Kranich');
  const [draft, setDraft] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  const isEditing = draft !== undefined;

  useEffect(() => {
    // The field is gone, and the focus goes to what brought it, unless it has been put elsewhere.
    if (wasEditing.current && !isEditing && document.activeElement === document.body) {
      button.current?.focus();
    }
    wasEditing.current = isEditing;
  }, [isEditing]);

  function keep() {
    if (draft?.trim()) setName(draft.trim());
    setDraft(undefined);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') keep();
    if (event.key === 'Escape') setDraft(undefined);
  }

  return (
    <Stack spacing={1} sx={{width: '100%', maxWidth: 300, minHeight: 84, alignItems: 'flex-start'}}>
      {isEditing ? (
        <ClickAwayListener mouseEvent="onMouseDown" touchEvent="onTouchStart" onClickAway={keep}>
          <TextField
            autoFocus
            size="small"
            label="Name of the boat"
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </ClickAwayListener>
      ) : (
        <Button ref={button} onClick={() => setDraft(name)}>
          Rename {name}
        </Button>
      )}
      <Typography role="status" variant="body2">
        The boat is called {name}.
      </Typography>
    </Stack>
  );
}
