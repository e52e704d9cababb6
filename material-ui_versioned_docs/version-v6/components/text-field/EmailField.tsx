import {useState} from 'react';
import TextField from '@mui/material/TextField';

const HINT = 'We send the receipt to this address.';
const FAULT = 'Enter an address in the form name@example.com.';

export default function EmailField() {
  const [email, setEmail] = useState('');
  const [left, setLeft] = useState(false);
  const invalid = left && !/^\S+@\S+\.\S+$/.test(email);

  return (
    <TextField
      label="Email address"
      type="email"
      name="email"
      autoComplete="email"
      required
      fullWidth
      value={email}
      onChange={(event) => setEmail(event.target.value)}
      onBlur={() => setLeft(true)}
      error={invalid}
      helperText={invalid ? FAULT : HINT}
      sx={{maxWidth: 360}}
    />
  );
}
