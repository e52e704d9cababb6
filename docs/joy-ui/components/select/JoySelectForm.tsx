import {useRef, useState, type FormEvent} from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const OPTIONS = ['North pier', 'South pier', 'Inner basin'].map((place) => (
  <Option key={place} value={place}>
    {place}
  </Option>
));

const NARROW = {width: '100%', maxWidth: 320};

export default function JoySelectForm() {
  const [berth, setBerth] = useState<string | null>(null);
  const [wrong, setWrong] = useState(false);
  const [booked, setBooked] = useState('');
  const button = useRef<HTMLButtonElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    setWrong(berth === null);
    setBooked(berth === null ? '' : `You have a berth at the ${berth}.`);
    if (berth === null) button.current?.focus();
  }

  return (
    <Stack component="form" noValidate spacing={2} sx={NARROW} onSubmit={submit}>
      <FormControl required error={wrong}>
        <FormLabel>Berth</FormLabel>
        <Select
          name="berth"
          required
          placeholder="Choose a place"
          sx={{'--Select-placeholderOpacity': 1}}
          value={berth}
          onChange={(_, next) => {
            setBerth(next);
            setWrong(false);
          }}
          slotProps={{button: {ref: button, 'aria-invalid': wrong}}}
        >
          {OPTIONS}
        </Select>
        <FormHelperText sx={wrong ? {color: 'danger.plainColor'} : undefined}>
          {wrong ? 'Choose a berth before you book.' : 'You can change it until noon.'}
        </FormHelperText>
      </FormControl>
      <Button type="submit">Book</Button>
      <Typography role="status">{booked}</Typography>
    </Stack>
  );
}
