import {useState} from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function BasicSelect() {
  const [interval, setInterval] = useState('weekly');

  return (
    <FormControl fullWidth sx={{maxWidth: 280}}>
      <InputLabel id="report-interval-label">Report interval</InputLabel>
      <Select
        labelId="report-interval-label"
        id="report-interval"
        label="Report interval"
        value={interval}
        onChange={(event) => setInterval(event.target.value)}
      >
        <MenuItem value="daily">Every day</MenuItem>
        <MenuItem value="weekly">Every week</MenuItem>
        <MenuItem value="monthly">Every month</MenuItem>
      </Select>
    </FormControl>
  );
}
