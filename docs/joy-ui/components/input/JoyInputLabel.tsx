import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function JoyInputLabel() {
  return (
    <FormControl sx={{width: '100%', maxWidth: 320}}>
      <FormLabel>Work email</FormLabel>
      <Input type="email" name="email" autoComplete="email" />
      <FormHelperText>Receipts are sent to this address.</FormHelperText>
    </FormControl>
  );
}
