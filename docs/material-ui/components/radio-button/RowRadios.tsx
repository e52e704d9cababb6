import {useState} from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';

const NAUTICAL_MILE = 1.852;
const UNITS = [
  {id: 'nm', label: 'Nautical miles', factor: 1},
  {id: 'km', label: 'Kilometres', factor: NAUTICAL_MILE},
];

export default function RowRadios() {
  const [unit, setUnit] = useState('nm');
  const factor = UNITS.find(({id}) => id === unit)?.factor ?? 1;

  return (
    <FormControl>
      <FormLabel id="unit-label">Distances in</FormLabel>
      <RadioGroup
        row
        aria-labelledby="unit-label"
        name="unit"
        value={unit}
        onChange={(_, next) => setUnit(next)}
      >
        {UNITS.map(({id, label}) => (
          <FormControlLabel key={id} value={id} label={label} control={<Radio size="small" />} />
        ))}
      </RadioGroup>
      <Typography role="status">To Dover: {(21 * factor).toFixed(1)}</Typography>
    </FormControl>
  );
}
