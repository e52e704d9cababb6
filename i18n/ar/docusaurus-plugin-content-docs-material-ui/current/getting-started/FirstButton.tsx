import {useState} from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const COUNT = new Intl.PluralRules('ar');

function greeting(times: number): string {
  const form = COUNT.select(times);
  if (form === 'zero') return 'لم تُلقِ التحية بعد.';
  if (form === 'one') return 'ألقيت التحية مرة واحدة.';
  if (form === 'two') return 'ألقيت التحية مرتين.';
  return `ألقيت التحية ${times} ${form === 'few' ? 'مرات' : 'مرة'}.`;
}

export default function FirstButton() {
  const [times, setTimes] = useState(0);

  return (
    <Stack direction="row" spacing={2} sx={{alignItems: 'center'}}>
      <Button variant="contained" onClick={() => setTimes(times + 1)}>
        مرحبًا
      </Button>
      <Typography role="status">{greeting(times)}</Typography>
    </Stack>
  );
}
