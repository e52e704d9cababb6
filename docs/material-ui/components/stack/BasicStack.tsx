import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function BasicStack() {
  return (
    <Stack spacing={1} sx={{width: '100%', maxWidth: 200}}>
      <Button variant="contained">Cast off</Button>
      <Button variant="outlined">Wait for the tide</Button>
      <Button>Stay another night</Button>
    </Stack>
  );
}
