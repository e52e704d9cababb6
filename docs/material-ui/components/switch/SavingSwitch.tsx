import {useEffect, useState} from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function SavingSwitch() {
  const [shared, setShared] = useState(false);
  const [saved, setSaved] = useState(false);

  // Stands in for the request that an application would send.
  useEffect(() => {
    if (shared === saved) return undefined;
    const timer = setTimeout(() => setSaved(shared), 1200);
    return () => clearTimeout(timer);
  }, [shared, saved]);

  return (
    <Stack spacing={1}>
      <FormControlLabel
        label="Share my position with the harbour"
        control={<Switch checked={shared} onChange={(_, checked) => setShared(checked)} />}
      />
      <Typography role="status" variant="body2">
        {shared === saved ? (saved ? 'The harbour sees you.' : 'Nobody sees you.') : 'Saving…'}
      </Typography>
    </Stack>
  );
}
