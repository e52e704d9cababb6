import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

export default function BasicCheckboxes() {
  return (
    <FormGroup>
      <FormControlLabel control={<Checkbox defaultChecked />} label="Show line numbers" />
      <FormControlLabel control={<Checkbox />} label="Wrap long lines" />
      <FormControlLabel disabled control={<Checkbox />} label="Sync with team settings" />
    </FormGroup>
  );
}
