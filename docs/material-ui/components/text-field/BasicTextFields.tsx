import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function BasicTextFields() {
  return (
    <Stack spacing={3} sx={{width: '100%', maxWidth: 320}}>
      <TextField label="Street and number" defaultValue="Lindenweg 12" />
      <TextField label="Postcode" variant="filled" />
      <TextField label="Town" variant="standard" />
    </Stack>
  );
}
