import {useState} from 'react';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const COMMANDS = ['Drop the anchor', 'Hoist the jib', 'Log the position', 'Take in a reef'];

export default function CommandModal() {
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [last, setLast] = useState('');

  function run(name: string) {
    setLast(name);
    setQuery('');
    setOpen(false);
  }

  return (
    <div>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Commands
      </Button>
      <Typography role="status">{last && `Done: ${last}.`}</Typography>
      <Modal open={open} onClose={() => setOpen(false)}>
        <Paper
          role="dialog"
          aria-modal
          aria-label="Commands"
          sx={{
            marginInline: 'auto',
            marginBlockStart: '12vh',
            padding: 2,
            width: 'min(400px, 90%)',
          }}
        >
          <TextField
            autoFocus
            fullWidth
            label="Find a command"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
          <Commands query={query} onRun={run} />
        </Paper>
      </Modal>
    </div>
  );
}

function Commands({query, onRun}: {query: string; onRun: (name: string) => void}) {
  const found = COMMANDS.filter((name) => name.toLowerCase().includes(query.toLowerCase()));

  return (
    <List>
      {found.map((name) => (
        <ListItem key={name} disablePadding>
          <ListItemButton onClick={() => onRun(name)}>{name}</ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
