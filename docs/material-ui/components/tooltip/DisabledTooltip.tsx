import {useState} from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

export default function DisabledTooltip() {
  const [moored, setMoored] = useState(false);
  const [sent, setSent] = useState(false);

  return (
    <Stack spacing={2} sx={{alignItems: 'flex-start'}}>
      <FormControlLabel
        label="The boat is moored"
        control={<Switch checked={moored} onChange={(_, checked) => setMoored(checked)} />}
      />
      <Tooltip describeChild title={moored ? '' : 'Possible once the boat is moored'}>
        <Button
          variant="outlined"
          aria-disabled={!moored}
          onClick={() => moored && setSent(true)}
          sx={{'&[aria-disabled=true]': {opacity: 0.75, cursor: 'default'}}}
        >
          Request shore power
        </Button>
      </Tooltip>
      <Typography role="status">{sent ? 'The harbour office was told.' : ''}</Typography>
    </Stack>
  );
}
