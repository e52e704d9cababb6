import {useState} from 'react';
import {TransitionGroup} from 'react-transition-group';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';

const STORES = ['Rope', 'Flares', 'Charts', 'Tea'];

export default function ListTransition() {
  const [packed, setPacked] = useState(['Rope']);
  const next = STORES.find((name) => !packed.includes(name));

  return (
    <Stack sx={{width: '100%', maxWidth: 280, minHeight: 260, alignItems: 'flex-start'}}>
      <Button
        variant="outlined"
        onClick={() => setPacked(next === undefined ? [] : [...packed, next])}
      >
        {next === undefined ? 'Unpack everything' : `Pack ${next}`}
      </Button>
      <List aria-label="Packed" sx={{width: '100%'}}>
        <TransitionGroup component={null}>
          {packed.map((name) => (
            <Collapse key={name} component="li">
              <ListItem component="div">
                <ListItemText primary={name} />
              </ListItem>
            </Collapse>
          ))}
        </TransitionGroup>
      </List>
    </Stack>
  );
}
