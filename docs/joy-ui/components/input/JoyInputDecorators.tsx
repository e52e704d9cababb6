import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function JoyInputDecorators() {
  return (
    <Stack spacing={2} sx={{width: '100%', maxWidth: 320}}>
      <FormControl>
        <FormLabel>Monthly budget in euros</FormLabel>
        <Input
          type="number"
          defaultValue={250}
          startDecorator="€"
          slotProps={{input: {min: 0, step: 10}}}
        />
      </FormControl>
      <FormControl>
        <FormLabel>Discount code</FormLabel>
        <Input
          autoComplete="off"
          endDecorator={
            <Button variant="soft" color="neutral">
              Apply
            </Button>
          }
        />
      </FormControl>
    </Stack>
  );
}
