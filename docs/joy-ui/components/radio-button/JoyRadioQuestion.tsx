import {useState} from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

const NOTES: Record<string, string> = {
  shared: 'Four berths, the bathroom is across the corridor.',
  inside: 'Two berths and a shower, without a window.',
  outside: 'Two berths, a shower and a window to the sea.',
};

export default function JoyRadioQuestion() {
  const [cabin, setCabin] = useState('inside');
  return (
    <FormControl>
      <FormLabel>Cabin</FormLabel>
      <RadioGroup name="cabin" value={cabin} onChange={(event) => setCabin(event.target.value)}>
        <Radio value="shared" label="Shared" />
        <Radio value="inside" label="Inside" />
        <Radio value="outside" label="Outside" />
      </RadioGroup>
      <FormHelperText>{NOTES[cabin]}</FormHelperText>
    </FormControl>
  );
}
