import {useEffect, useState} from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

type Phase = 'edited' | 'saving' | 'saved';

const MESSAGES: Record<Phase, string> = {
  edited: 'You have unsaved changes.',
  saving: 'Saving your changes…',
  saved: 'All changes are saved.',
};

export default function SaveButton() {
  const [phase, setPhase] = useState<Phase>('edited');

  // Stands in for the request that an application would send.
  useEffect(() => {
    if (phase !== 'saving') return undefined;
    const timer = setTimeout(() => setPhase('saved'), 1500);
    return () => clearTimeout(timer);
  }, [phase]);

  return (
    <Stack spacing={2} sx={{alignItems: 'flex-start'}}>
      <Stack direction="row" spacing={2}>
        <Button
          variant="contained"
          loading={phase === 'saving'}
          disabled={phase === 'saved'}
          onClick={() => setPhase('saving')}
        >
          Save changes
        </Button>
        <Button disabled={phase !== 'saved'} onClick={() => setPhase('edited')}>
          Edit again
        </Button>
      </Stack>
      <Typography role="status">{MESSAGES[phase]}</Typography>
    </Stack>
  );
}
