import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Sheet from '@mui/joy/Sheet';

export default function JoyInputLabel() {
  return (
    <Sheet sx={{p: 2, borderRadius: 'md', boxSizing: 'border-box', width: '100%', maxWidth: 352}}>
      <FormControl>
        <FormLabel>Work email</FormLabel>
        <Input type="email" name="email" autoComplete="email" />
        <FormHelperText>Receipts are sent to this address.</FormHelperText>
      </FormControl>
    </Sheet>
  );
}
