import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function BasicButtons() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{flexWrap: 'wrap', alignItems: 'center'}}>
      <Button variant="contained">Publish</Button>
      <Button variant="outlined">Save draft</Button>
      <Button variant="text">Discard</Button>
    </Stack>
  );
}
