import {useEffect, useState} from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const TEXTS = {changed: '', saving: 'Saving the name…', saved: 'The name is saved.'};

export default function SavingForm() {
  const [name, setName] = useState('Quarterly figures');
  const [state, setState] = useState<keyof typeof TEXTS>('changed');

  // In place of a server, which takes its time.
  useEffect(() => {
    if (state !== 'saving') return undefined;
    const timer = setTimeout(() => setState('saved'), 1200);
    return () => clearTimeout(timer);
  }, [state]);

  return (
    <Stack
      component="form"
      spacing={2}
      sx={{width: '100%', maxWidth: 360}}
      onSubmit={(event) => {
        event.preventDefault();
        setState('saving');
      }}
    >
      <TextField
        label="Name of the report"
        value={name}
        onChange={(event) => {
          setName(event.target.value);
          setState('changed');
        }}
      />
      <Stack direction="row" spacing={2} sx={{alignItems: 'center'}}>
        <Button type="submit" variant="contained" loading={state === 'saving'}>
          Save
        </Button>
        <Typography role="status" variant="body2" sx={{color: 'text.secondary'}}>
          {TEXTS[state]}
        </Typography>
      </Stack>
    </Stack>
  );
}
