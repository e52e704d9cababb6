import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';

export default function BasicProgress() {
  return (
    <Stack spacing={3} sx={{width: '100%', maxWidth: 320, alignItems: 'center'}}>
      <CircularProgress aria-label="Loading the chart" />
      <LinearProgress
        aria-label="Disk space used"
        variant="determinate"
        value={64}
        sx={{width: '100%'}}
      />
      <LinearProgress
        aria-label="Recording that is played"
        variant="buffer"
        value={30}
        valueBuffer={55}
        sx={{width: '100%'}}
      />
    </Stack>
  );
}
