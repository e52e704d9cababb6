import {useState} from 'react';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import SvgIcon from '@mui/material/SvgIcon';

export default function NotesFab() {
  const [notes, setNotes] = useState(['Oil the winch', 'Ask about moorings', 'New charts']);

  return (
    <Paper variant="outlined" sx={{position: 'relative', width: '100%', maxWidth: 320}}>
      <Box
        tabIndex={0}
        role="region"
        aria-label="Notes"
        sx={{height: 260, overflow: 'auto', scrollPaddingBlockEnd: 88}}
      >
        {/* The room below the last row keeps the button from covering it. */}
        <List sx={{paddingBlockEnd: 11}}>
          {notes.map((note) => (
            <ListItem key={note} divider>
              <ListItemText primary={note} />
            </ListItem>
          ))}
        </List>
      </Box>
      <Fab
        color="primary"
        aria-label="Add a note"
        onClick={() => setNotes([`Note no. ${notes.length + 1}`, ...notes])}
        sx={{position: 'absolute', insetBlockEnd: 16, insetInlineEnd: 16}}
      >
        <SvgIcon>
          <path d="M11 5h2v6h6v2h-6v6h-2v-6H5v-2h6z" />
        </SvgIcon>
      </Fab>
    </Paper>
  );
}
