import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';

export default function WeightField() {
  return (
    <TextField
      label="Weight in kilograms"
      defaultValue="2.4"
      slotProps={{
        input: {endAdornment: <InputAdornment position="end">kg</InputAdornment>},
        htmlInput: {inputMode: 'decimal'},
      }}
      sx={{width: 220}}
    />
  );
}
