import {useState} from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function LoadingButtons() {
  const [waiting, setWaiting] = useState(false);

  return (
    <Stack spacing={2} sx={{alignItems: 'flex-start'}}>
      <FormControlLabel
        control={<Switch checked={waiting} onChange={() => setWaiting(!waiting)} />}
        label="The server is at work"
      />
      <Stack direction="row" useFlexGap spacing={2} sx={{flexWrap: 'wrap'}}>
        <Button variant="contained" loading={waiting}>
          Send report
        </Button>
        <Button variant="outlined" loading={waiting}>
          Archive
        </Button>
      </Stack>
    </Stack>
  );
}
