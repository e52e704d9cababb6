import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Switch from '@mui/joy/Switch';

export default function JoySwitchLabel() {
  return (
    <FormControl orientation="horizontal" sx={{gap: 2}}>
      <FormLabel>Shore power</FormLabel>
      <Switch defaultChecked />
    </FormControl>
  );
}
