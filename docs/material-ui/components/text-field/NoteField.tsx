import {useState} from 'react';
import TextField from '@mui/material/TextField';

const LIMIT = 120;

export default function NoteField() {
  const [note, setNote] = useState('Please ring twice, the bell is quiet.');

  return (
    <TextField
      label="Note for the courier"
      multiline
      minRows={3}
      maxRows={6}
      fullWidth
      value={note}
      onChange={(event) => setNote(event.target.value)}
      helperText={`${note.length} of ${LIMIT} characters`}
      slotProps={{htmlInput: {maxLength: LIMIT, rows: 3}}}
      sx={{maxWidth: 360}}
    />
  );
}
