import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function DensityFields() {
  return (
    <Stack direction={{xs: 'column', sm: 'row'}} spacing={4}>
      <div>
        <TextField fullWidth margin="normal" label="Boat" defaultValue="Kranich" />
        <TextField fullWidth margin="normal" label="Berth" defaultValue="A2" />
      </div>
      <div>
        <TextField fullWidth margin="dense" size="small" label="Boat" defaultValue="Otter" />
        <TextField fullWidth margin="dense" size="small" label="Berth" defaultValue="B7" />
      </div>
    </Stack>
  );
}
