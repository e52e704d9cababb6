import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const AIRPORTS = [
  {code: 'AMS', city: 'Amsterdam'},
  {code: 'CPH', city: 'Copenhagen'},
  {code: 'LIS', city: 'Lisbon'},
  {code: 'OSL', city: 'Oslo'},
  {code: 'PRG', city: 'Prague'},
  {code: 'VIE', city: 'Vienna'},
];

export default function BasicAutocomplete() {
  return (
    <Autocomplete
      options={AIRPORTS}
      getOptionLabel={({city, code}) => `${city} (${code})`}
      isOptionEqualToValue={(option, value) => option.code === value.code}
      fullWidth
      sx={{maxWidth: 320}}
      renderInput={(params) => <TextField {...params} label="Departure airport" />}
    />
  );
}
