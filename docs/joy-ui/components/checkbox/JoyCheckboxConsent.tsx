import {useRef, useState, type FormEvent} from 'react';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function JoyCheckboxConsent() {
  const [read, setRead] = useState(false);
  const [tried, setTried] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const wrong = tried && !read;

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!read) box.current?.focus();
  }

  return (
    <Stack component="form" noValidate spacing={2} onSubmit={submit} sx={{maxWidth: 320}}>
      <FormControl error={wrong}>
        <Checkbox
          required
          label="I have read the rules of the harbour"
          checked={read}
          onChange={(event) => setRead(event.target.checked)}
          slotProps={{input: {ref: box, 'aria-invalid': wrong}}}
        />
        <FormHelperText sx={wrong ? {color: 'danger.plainColor'} : undefined}>
          {wrong ? 'Read them, then check the box.' : 'They take two minutes to read.'}
        </FormHelperText>
      </FormControl>
      <Button type="submit">Moor here</Button>
      <Typography role="status">{tried && read ? 'Welcome, berth 14 is yours.' : ''}</Typography>
    </Stack>
  );
}
