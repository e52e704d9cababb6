import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

export default function JoyInputDecorators() {
  return (
    <Sheet sx={{p: 2, borderRadius: 'md', boxSizing: 'border-box', width: '100%', maxWidth: 352}}>
      <Stack spacing={2}>
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
    </Sheet>
  );
}
