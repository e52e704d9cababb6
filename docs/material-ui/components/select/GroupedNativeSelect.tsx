import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';

export default function GroupedNativeSelect() {
  return (
    <FormControl fullWidth sx={{maxWidth: 280}}>
      <InputLabel htmlFor="paper-format">Paper format</InputLabel>
      <NativeSelect defaultValue="a4" inputProps={{id: 'paper-format', name: 'format'}}>
        <optgroup label="ISO 216">
          <option value="a3">A3</option>
          <option value="a4">A4</option>
          <option value="a5">A5</option>
        </optgroup>
        <optgroup label="North America">
          <option value="letter">Letter</option>
          <option value="legal">Legal</option>
        </optgroup>
      </NativeSelect>
    </FormControl>
  );
}
