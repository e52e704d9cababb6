import {useId, useState} from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const PARTS = 4;

export default function UploadProgress() {
  const [sent, setSent] = useState(1);
  const id = useId();
  const percent = (sent / PARTS) * 100;

  return (
    <Stack spacing={2} sx={{width: '100%', maxWidth: 320, alignItems: 'flex-start'}}>
      <Box sx={{width: '100%'}}>
        <Typography id={id} variant="body2">
          Sending the logbook
        </Typography>
        <Box sx={{display: 'flex', alignItems: 'center', gap: 2}}>
          <LinearProgress
            aria-labelledby={id}
            variant="determinate"
            value={percent}
            sx={{flexGrow: 1}}
          />
          <Typography aria-hidden variant="body2" sx={{fontVariantNumeric: 'tabular-nums'}}>
            {percent} %
          </Typography>
        </Box>
      </Box>
      <Button variant="outlined" onClick={() => setSent(sent === PARTS ? 1 : sent + 1)}>
        {sent === PARTS ? 'Start over' : 'Send the next part'}
      </Button>
      <Typography role="status">{sent === PARTS ? 'All parts have arrived.' : ''}</Typography>
    </Stack>
  );
}
