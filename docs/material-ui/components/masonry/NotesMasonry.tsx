import {useRef, useState, type FormEvent} from 'react';
import Masonry from '@mui/lab/Masonry';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const NOTES = [
  {id: 1, title: 'Varnish', text: 'Two thin coats on the tiller. Sand between them, grain 320.'},
  {id: 2, title: 'Borrowed', text: 'Heat gun: back to Anneke by Friday.'},
  {id: 3, title: 'Bilge pump', text: 'Hums and does not draw. First the strainer, then the valve.'},
  {id: 4, title: 'Paint', text: 'Red lead, half a litre.'},
];

export default function NotesMasonry() {
  const [notes, setNotes] = useState(NOTES);
  const [said, setSaid] = useState('');
  const field = useRef<HTMLInputElement>(null);

  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const title = field.current?.value.trim();
    if (!field.current || !title) return;
    setNotes([{id: Math.max(0, ...notes.map(({id}) => id)) + 1, title, text: ''}, ...notes]);
    setSaid(`${title} added`);
    field.current.value = '';
  }

  function finish(done: number, title: string) {
    setNotes(notes.filter(({id}) => id !== done));
    setSaid(`${title} done`);
    field.current?.focus();
  }

  return (
    <Box sx={{width: '100%', maxWidth: 560, minHeight: 420}}>
      <Stack component="form" direction="row" spacing={1} onSubmit={add}>
        <TextField label="Another note" size="small" fullWidth inputRef={field} />
        <Button type="submit" variant="outlined">
          Add
        </Button>
      </Stack>
      <Typography role="status" variant="body2" sx={{minHeight: '1.43em', marginBlock: 1}}>
        {said}
      </Typography>
      <Masonry
        role="list"
        aria-label="Notes on the boat"
        columns={2}
        spacing={1.5}
        defaultColumns={2}
        defaultSpacing={1.5}
        defaultHeight={290}
      >
        {notes.map(({id, title, text}) => (
          <Card key={id} variant="outlined" role="listitem">
            <CardContent sx={{paddingBlockEnd: 0}}>
              <Typography sx={{fontWeight: 'bold', overflowWrap: 'anywhere'}}>{title}</Typography>
              <Typography variant="body2">{text}</Typography>
            </CardContent>
            <CardActions>
              <Button size="small" aria-label={`Done: ${title}`} onClick={() => finish(id, title)}>
                Done
              </Button>
            </CardActions>
          </Card>
        ))}
      </Masonry>
    </Box>
  );
}
