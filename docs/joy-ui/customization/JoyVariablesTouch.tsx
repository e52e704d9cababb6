import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function JoyVariablesTouch() {
  return (
    <Stack
      spacing={2}
      sx={{
        width: '100%',
        maxWidth: 320,
        '--joy-radius-sm': '2px',
        '@media (pointer: coarse)': {'--joy-radius-sm': '12px'},
      }}
    >
      <FormControl>
        <FormLabel>Boat</FormLabel>
        <Input defaultValue="Albatross" />
      </FormControl>
      <Button>Sharp by mouse, round by touch</Button>
    </Stack>
  );
}
