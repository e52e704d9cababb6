import {useRef, useState, type FormEvent, type RefObject} from 'react';
import Masonry from '@mui/lab/Masonry';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

interface Note {
  id: number;
  title: string;
  lines: string[];
}

const NOTES: Note[] = [
  {id: 1, title: 'Paint', lines: ['Red lead']},
  {id: 2, title: 'Varnish', lines: ['Tiller', 'Two thin coats', 'Sand between']},
  {id: 3, title: 'Bilge pump', lines: ['Strainer', 'Valve', 'Hose clips', 'Fuse, 10 A']},
  {id: 4, title: 'Borrowed', lines: ['Heat gun', 'Back by Friday']},
];

export default function NotesMasonry() {
  const [notes, setNotes] = useState(NOTES);
  const [said, setSaid] = useState('');
  const field = useRef<HTMLInputElement>(null);

  function add(title: string) {
    const id = Math.max(0, ...notes.map((note) => note.id)) + 1;
    setNotes([{id, title, lines: []}, ...notes]);
    setSaid(`${title} added`);
  }

  function finish({id, title}: Note) {
    setNotes(notes.filter((note) => note.id !== id));
    setSaid(`${title} done`);
    field.current?.focus();
  }

  return (
    <Box sx={{width: '100%', maxWidth: 480}}>
      <NewNote field={field} onAdd={add} />
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
        defaultHeight={314}
        sx={{margin: -0.75, '& > *': {margin: 0.75, width: 'calc(50% - 12px)'}}}
      >
        {notes.map((note) => (
          <NoteCard key={note.id} note={note} onDone={() => finish(note)} />
        ))}
      </Masonry>
    </Box>
  );
}

interface NewNoteProps {
  field: RefObject<HTMLInputElement | null>;
  onAdd: (title: string) => void;
}

function NewNote({field, onAdd}: NewNoteProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const title = field.current?.value.trim();
    if (!title) return;
    onAdd(title);
    event.currentTarget.reset();
  }

  return (
    <Stack component="form" direction="row" spacing={1} onSubmit={submit}>
      <TextField label="Another note" size="small" fullWidth inputRef={field} />
      <Button type="submit" variant="outlined">
        Add
      </Button>
    </Stack>
  );
}

interface NoteCardProps {
  note: Note;
  onDone: () => void;
}

function NoteCard({note: {title, lines}, onDone}: NoteCardProps) {
  return (
    <Card variant="outlined" role="listitem">
      <CardContent sx={{paddingBlockEnd: 0}}>
        <Typography sx={{fontWeight: 'bold', overflowWrap: 'anywhere'}}>{title}</Typography>
        {lines.map((line) => (
          <Typography key={line} variant="body2">
            {line}
          </Typography>
        ))}
      </CardContent>
      <CardActions>
        <Button size="small" aria-label={`Done: ${title}`} onClick={onDone}>
          Done
        </Button>
      </CardActions>
    </Card>
  );
}
