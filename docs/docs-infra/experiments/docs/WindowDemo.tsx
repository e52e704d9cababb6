import Typography from '@mui/material/Typography';

export default function WindowDemo() {
  return <Typography>This demo has a window of its own.</Typography>;
}
