import {useId, useState} from 'react';
import Stack from '@mui/material/Stack';
import {createTheme, styled} from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {toTokens} from './toTokens';

const COLORS = [
  {value: '#1976d2', name: 'أزرق'},
  {value: '#0b6b62', name: 'أخضر'},
  {value: '#8c2f6b', name: 'برقوقي'},
];

const Sheet = styled('pre')({
  height: 260,
  overflow: 'auto',
  margin: 0,
  padding: 12,
  border: '1px solid',
  fontSize: 14,
});

export default function DesignTokens() {
  const [main, setMain] = useState('#1976d2');
  const id = useId();
  const tokens = toTokens(createTheme({palette: {primary: {main}}}));

  return (
    <Stack spacing={2} sx={{width: '100%', maxWidth: 480}}>
      <TextField
        select
        size="small"
        label="اللون الأساسي"
        value={main}
        onChange={(event) => setMain(event.target.value)}
        slotProps={{select: {native: true}}}
      >
        {COLORS.map(({value, name}) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </TextField>
      <Typography id={id} variant="subtitle2" component="h3">
        رموز السمة
      </Typography>
      <Sheet dir="ltr" tabIndex={0} role="region" aria-labelledby={id}>
        {JSON.stringify(tokens, undefined, 2)}
      </Sheet>
    </Stack>
  );
}
