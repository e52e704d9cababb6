import {useState} from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const PLACES = ['In the app', 'On the website', 'In an email'];
const MOST = 200;

export default function ReportFields() {
  const [text, setText] = useState('');

  return (
    <Stack spacing={2} sx={{width: '100%', maxWidth: 360}}>
      <TextField
        select
        label="Where it happened"
        defaultValue={PLACES[0]}
        slotProps={{select: {native: true}, inputLabel: {shrink: true}}}
      >
        {PLACES.map((place) => (
          <option key={place}>{place}</option>
        ))}
      </TextField>
      <TextField
        multiline
        rows={3}
        label="What happened"
        value={text}
        onChange={(event) => setText(event.target.value)}
        helperText={`${MOST - text.length} of ${MOST} letters left`}
        slotProps={{htmlInput: {maxLength: MOST}}}
      />
    </Stack>
  );
}
