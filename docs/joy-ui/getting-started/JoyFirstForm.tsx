import {useState} from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Typography from '@mui/joy/Typography';

export default function JoyFirstForm() {
  const [title, setTitle] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [message, setMessage] = useState('');

  return (
    <Card
      component="form"
      noValidate
      sx={{boxSizing: 'border-box', width: '100%', maxWidth: 360}}
      onSubmit={(event) => {
        event.preventDefault();
        setIsMissing(title === '');
        setMessage(title === '' ? '' : `“${title}” is in the list.`);
      }}
    >
      <Typography component="p" level="title-lg">
        New task
      </Typography>
      <FormControl error={isMissing} required>
        <FormLabel>Title</FormLabel>
        <Input
          placeholder="Order paper"
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
        {isMissing && <FormHelperText>Say in a few words what is to be done.</FormHelperText>}
      </FormControl>
      <Button type="submit">Add task</Button>
      <Typography role="status" level="body-sm">
        {message}
      </Typography>
    </Card>
  );
}
