import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function BasicRadios() {
  return (
    <FormControl>
      <FormLabel id="berth-label">Berth</FormLabel>
      <RadioGroup aria-labelledby="berth-label" name="berth" defaultValue="pier">
        <FormControlLabel value="pier" control={<Radio />} label="At the pier" />
        <FormControlLabel value="buoy" control={<Radio />} label="At a buoy" />
        <FormControlLabel value="anchor" control={<Radio />} label="At anchor" />
      </RadioGroup>
    </FormControl>
  );
}
