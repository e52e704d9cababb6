import {useState} from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';

const CHANNELS = ['Email', 'Text message', 'Phone call'];

export default function CheckboxGroup() {
  const [chosen, setChosen] = useState(['Email']);
  const empty = chosen.length === 0;

  function toggle(channel: string, checked: boolean) {
    setChosen(checked ? [...chosen, channel] : chosen.filter((name) => name !== channel));
  }

  return (
    <FormControl component="fieldset" error={empty} aria-describedby="contact-channels-hint">
      <FormLabel component="legend">How may we reach you?</FormLabel>
      <FormGroup>
        {CHANNELS.map((channel) => (
          <FormControlLabel
            key={channel}
            label={channel}
            control={
              <Checkbox
                checked={chosen.includes(channel)}
                onChange={(event) => toggle(channel, event.target.checked)}
              />
            }
          />
        ))}
      </FormGroup>
      <FormHelperText id="contact-channels-hint">
        {empty ? 'Choose at least one channel.' : 'You can change this at any time.'}
      </FormHelperText>
    </FormControl>
  );
}
