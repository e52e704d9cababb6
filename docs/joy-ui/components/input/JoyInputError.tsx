import {useState} from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

const MINIMUM = 8;

export default function JoyInputError() {
  const [passphrase, setPassphrase] = useState('short');
  const isTooShort = passphrase.length < MINIMUM;
  return (
    <FormControl error={isTooShort} required sx={{width: '100%', maxWidth: 320}}>
      <FormLabel>Passphrase</FormLabel>
      <Input
        error={isTooShort}
        value={passphrase}
        autoComplete="off"
        onChange={(event) => setPassphrase(event.target.value)}
      />
      <FormHelperText sx={isTooShort ? {color: 'danger.plainColor'} : undefined}>
        {isTooShort ? `Use at least ${MINIMUM} characters.` : 'Long enough.'}
      </FormHelperText>
    </FormControl>
  );
}
