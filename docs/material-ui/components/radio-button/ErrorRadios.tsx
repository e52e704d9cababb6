import {useState} from 'react';
import type {FormEvent} from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function ErrorRadios() {
  const [answer, setAnswer] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  const missing = asked && answer === null;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
  }

  return (
    <form onSubmit={handleSubmit}>
      <FormControl error={missing}>
        <FormLabel id="fuel-label">Which fuel do you take?</FormLabel>
        <RadioGroup
          aria-labelledby="fuel-label"
          aria-describedby="fuel-hint"
          name="fuel"
          value={answer}
          onChange={(_, next) => setAnswer(next)}
        >
          <FormControlLabel value="diesel" control={<Radio />} label="Diesel" />
          <FormControlLabel value="petrol" control={<Radio />} label="Petrol" />
          <FormControlLabel value="none" control={<Radio />} label="None, she sails" />
        </RadioGroup>
        <FormHelperText id="fuel-hint" role="status" sx={{marginInline: 0}}>
          {missing
            ? 'Choose one, so that we can hold a berth for you.'
            : 'Petrol is at pier 2 only.'}
        </FormHelperText>
        <Button type="submit" variant="outlined" sx={{marginBlockStart: 1}}>
          Reserve
        </Button>
      </FormControl>
    </form>
  );
}
