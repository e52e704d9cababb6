import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';

export default function BasicSwitches() {
  return (
    <FormGroup>
      <FormControlLabel control={<Switch defaultChecked />} label="Deck lights" />
      <FormControlLabel control={<Switch />} label="Anchor alarm" />
      <FormControlLabel disabled control={<Switch />} label="Shore power" />
    </FormGroup>
  );
}
