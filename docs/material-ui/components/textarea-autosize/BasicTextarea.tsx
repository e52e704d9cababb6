import {useId} from 'react';
import Stack from '@mui/material/Stack';
import TextareaAutosize from '@mui/material/TextareaAutosize';

export default function BasicTextarea() {
  const id = useId();

  return (
    <Stack spacing={1} sx={{typography: 'body1', width: '100%', maxWidth: 360, minHeight: 120}}>
      <label htmlFor={id}>Entry in the log</label>
      <TextareaAutosize
        id={id}
        minRows={2}
        defaultValue="08:10 cast off, wind from the south-west."
        style={{font: 'inherit', padding: 8}}
      />
    </Stack>
  );
}
