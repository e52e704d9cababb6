import {useState, type FormEvent} from 'react';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';
import Typography from '@mui/joy/Typography';

export default function JoyTextareaReply() {
  const [text, setText] = useState('');
  const [sent, setSent] = useState('');

  function send(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === '') return;
    setSent('Your reply was sent.');
    setText('');
  }

  return (
    <Stack component="form" spacing={1} onSubmit={send} sx={{width: '100%', maxWidth: 400}}>
      <FormControl>
        <FormLabel>Reply to the harbour office</FormLabel>
        <Textarea
          minRows={3}
          value={text}
          onChange={(event) => setText(event.target.value)}
          endDecorator={
            <Stack
              direction="row"
              spacing={2}
              useFlexGap
              sx={{flex: 1, flexWrap: 'wrap', justifyContent: 'space-between', py: 0.5}}
            >
              <Checkbox id="joy-textarea-copy" size="sm" label="Send me a copy" />
              <Button type="submit" size="sm">
                Send
              </Button>
            </Stack>
          }
        />
      </FormControl>
      <Typography role="status" level="body-sm">
        {sent}
      </Typography>
    </Stack>
  );
}
