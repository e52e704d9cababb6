import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

const BUTTON = (
  <Button variant="soft" color="neutral">
    Check
  </Button>
);

export default function JoyApproachVariables() {
  return (
    <Stack spacing={2} sx={{width: '100%', maxWidth: 320}}>
      <FormControl>
        <FormLabel>Voucher</FormLabel>
        <Input endDecorator={BUTTON} />
      </FormControl>
      <FormControl>
        <FormLabel>Voucher, with round corners</FormLabel>
        <Input endDecorator={BUTTON} sx={{'--Input-radius': '20px', '--Input-minHeight': '48px'}} />
      </FormControl>
    </Stack>
  );
}
