import {useId, useState} from 'react';
import type {FormEvent, KeyboardEvent} from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import {styled} from '@mui/material/styles';
import TextareaAutosize from '@mui/material/TextareaAutosize';
import Typography from '@mui/material/Typography';

const LIMIT = 160;

const Field = styled(TextareaAutosize)({
  width: '100%',
  padding: 0,
  border: 0,
  outline: 0,
  resize: 'none',
  font: 'inherit',
  color: 'inherit',
  background: 'none',
});

export default function MessageTextarea() {
  const [sent, setSent] = useState('Nothing sent yet');

  return (
    <Stack spacing={1} sx={{width: '100%', maxWidth: 400}}>
      <Composer onSend={(text) => setSent(`Sent: ${text}`)} />
      <Typography role="status" variant="body2">
        {sent}
      </Typography>
    </Stack>
  );
}

function Composer({onSend}: {onSend: (text: string) => void}) {
  const [text, setText] = useState('');
  const id = useId();
  const rest = LIMIT - text.length;

  function send(event: FormEvent | KeyboardEvent) {
    event.preventDefault();
    if (text.trim() === '' || rest < 0) return;
    onSend(text.trim());
    setText('');
  }

  return (
    <Stack component="form" spacing={1} onSubmit={send}>
      <Typography component="label" variant="subtitle2" htmlFor={id}>
        Message to the crew
      </Typography>
      <Paper
        variant="outlined"
        sx={{typography: 'body1', padding: 1.5, '&:focus-within': {outline: '2px solid'}}}
      >
        <Field
          id={id}
          maxRows={4}
          value={text}
          aria-describedby={`${id}-rest`}
          aria-invalid={rest < 0}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => isSending(event) && send(event)}
        />
        <Stack direction="row" sx={{justifyContent: 'space-between', alignItems: 'center'}}>
          <Typography id={`${id}-rest`} variant="body2">
            {rest < 0 ? `${-rest} too many` : `${rest} left`}
          </Typography>
          <Button type="submit">Send</Button>
        </Stack>
      </Paper>
    </Stack>
  );
}

function isSending({key, ctrlKey, metaKey}: KeyboardEvent) {
  return key === 'Enter' && (ctrlKey || metaKey);
}
