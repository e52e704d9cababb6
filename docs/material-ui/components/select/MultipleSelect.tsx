import {useState} from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Select, {type SelectChangeEvent} from '@mui/material/Select';
import SvgIcon from '@mui/material/SvgIcon';

const CHECK = 'm9 16.2-3.5-3.5L4 14.1l5 5 11-11-1.4-1.4z';
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

export default function MultipleSelect() {
  const [days, setDays] = useState(['Monday', 'Thursday']);

  function handleChange({target: {value}}: SelectChangeEvent<string[]>) {
    // The browser's autofill hands over one string instead of a list.
    const chosen = typeof value === 'string' ? value.split(',') : value;
    setDays(DAYS.filter((day) => chosen.includes(day)));
  }

  return (
    <FormControl fullWidth sx={{maxWidth: 320}}>
      <InputLabel id="delivery-days-label">Delivery days</InputLabel>
      <Select
        multiple
        labelId="delivery-days-label"
        id="delivery-days"
        label="Delivery days"
        value={days}
        onChange={handleChange}
        renderValue={(selected) => selected.join(', ')}
      >
        {DAYS.map((day) => (
          <MenuItem key={day} value={day}>
            <ListItemIcon sx={{visibility: days.includes(day) ? 'visible' : 'hidden'}}>
              <SvgIcon fontSize="small">
                <path d={CHECK} />
              </SvgIcon>
            </ListItemIcon>
            <ListItemText primary={day} />
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
