import {useState} from 'react';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

const REGIONS = [
  {id: 'eu-central', label: 'Frankfurt'},
  {id: 'eu-north', label: 'Stockholm'},
  {id: 'us-east', label: 'Virginia'},
];

export default function TextFieldSelect() {
  const [region, setRegion] = useState('');

  return (
    <TextField
      select
      required
      fullWidth
      id="storage-region"
      label="Storage region"
      helperText="The region cannot be changed later."
      value={region}
      onChange={(event) => setRegion(event.target.value)}
      sx={{maxWidth: 280}}
    >
      {REGIONS.map(({id, label}) => (
        <MenuItem key={id} value={id}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}
