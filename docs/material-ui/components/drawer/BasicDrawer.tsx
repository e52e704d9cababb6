import {useState} from 'react';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

const PLACES = ['Harbour', 'Lighthouse', 'Sail loft', 'Dry dock'];

export default function BasicDrawer() {
  const [open, setOpen] = useState(false);
  const [place, setPlace] = useState('Harbour');

  function go(next: string) {
    setPlace(next);
    setOpen(false);
  }

  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Places: {place}
      </Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{paper: {'aria-label': 'Places', sx: {width: 256, maxWidth: '80%'}}}}
      >
        <List>
          {PLACES.map((name) => (
            <ListItem key={name} disablePadding>
              <ListItemButton
                autoFocus={name === place}
                selected={name === place}
                aria-current={name === place}
                onClick={() => go(name)}
              >
                <ListItemText primary={name} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Drawer>
    </>
  );
}
