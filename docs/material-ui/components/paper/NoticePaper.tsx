import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function NoticePaper() {
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby="notice-title"
      sx={{padding: 3, maxWidth: 400}}
    >
      <Typography id="notice-title" component="h3" variant="h6">
        The lock is closed on Tuesday
      </Typography>
      <Typography sx={{marginBlock: 1}}>
        Its gates are being painted. Boats can pass again from Wednesday at 6:00.
      </Typography>
      <Button variant="outlined">Remind me</Button>
    </Paper>
  );
}
