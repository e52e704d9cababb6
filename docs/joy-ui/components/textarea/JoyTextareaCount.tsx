import {useState} from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';

const LIMIT = 80;

export default function JoyTextareaCount() {
  const [text, setText] = useState('Two nights in Visby, with a day to spare for the old town.');
  const left = LIMIT - text.length;
  const isTooLong = left < 0;
  return (
    <FormControl error={isTooLong} sx={{width: '100%', maxWidth: 400}}>
      <FormLabel>The trip in one sentence</FormLabel>
      <Textarea
        minRows={2}
        error={isTooLong}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <FormHelperText sx={isTooLong ? {color: 'danger.plainColor'} : undefined}>
        {isTooLong ? `Take out ${-left} characters.` : `${left} characters are left.`}
      </FormHelperText>
    </FormControl>
  );
}
