import {useState} from 'react';
import type {FormEvent} from 'react';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function AdornedTextFields() {
  const [visible, setVisible] = useState(false);

  const toggle = (
    <InputAdornment position="end">
      <Button
        size="small"
        aria-label={visible ? 'Hide password' : 'Show password'}
        onClick={() => setVisible(!visible)}
      >
        {visible ? 'Hide' : 'Show'}
      </Button>
    </InputAdornment>
  );

  return (
    <Stack
      component="form"
      spacing={3}
      sx={{width: '100%', maxWidth: 320}}
      onSubmit={(event: FormEvent) => event.preventDefault()}
    >
      <TextField
        label="Parcel weight in kilograms"
        slotProps={{
          input: {endAdornment: <InputAdornment position="end">kg</InputAdornment>},
          htmlInput: {inputMode: 'decimal'},
        }}
      />
      <TextField label="User name" autoComplete="username" />
      <TextField
        label="New password"
        type={visible ? 'text' : 'password'}
        autoComplete="new-password"
        slotProps={{input: {endAdornment: toggle}}}
      />
    </Stack>
  );
}
