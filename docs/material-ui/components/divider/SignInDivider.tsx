import type {FormEvent} from 'react';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function SignInDivider() {
  return (
    <Stack
      component="form"
      spacing={2}
      onSubmit={(event: FormEvent) => event.preventDefault()}
      sx={{width: '100%', maxWidth: 320}}
    >
      <Button variant="outlined">Continue with a passkey</Button>
      <Divider sx={{typography: 'body2'}}>or</Divider>
      <TextField label="Email address" type="email" autoComplete="email" />
      <Button variant="contained" type="submit">
        Send me a link
      </Button>
    </Stack>
  );
}
