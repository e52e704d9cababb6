import {useState} from 'react';
import type {FormEvent} from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function FormPopover() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [name, setName] = useState('Elster');

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const next = new FormData(event.currentTarget).get('name');
    if (typeof next === 'string' && next !== '') setName(next);
    setAnchor(null);
  }

  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{textTransform: 'none'}}
      >
        Rename {name}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{vertical: 'bottom', horizontal: 'center'}}
        transformOrigin={{vertical: 'top', horizontal: 'center'}}
        slotProps={{paper: {role: 'dialog', 'aria-label': 'Rename the boat', sx: {padding: 2}}}}
      >
        <Stack component="form" direction="row" spacing={1} onSubmit={handleSubmit}>
          <TextField autoFocus size="small" label="Name" name="name" defaultValue={name} />
          <Button type="submit" variant="contained">
            Save
          </Button>
        </Stack>
      </Popover>
    </>
  );
}
