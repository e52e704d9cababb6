import {useRef, useState} from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Stack from '@mui/material/Stack';

const COLUMNS = ['Berth', 'Boat', 'Length', 'Draught', 'Owner'];

export default function ColumnTransferList() {
  const [shown, setShown] = useState(['Berth', 'Boat']);
  const heading = useRef<HTMLDivElement>(null);
  const hidden = COLUMNS.filter((column) => !shown.includes(column));

  function moveUp(place: number) {
    const next = [...shown];
    next.splice(place - 1, 2, shown[place], shown[place - 1]);
    setShown(next);
  }
  function hide(column: string) {
    setShown(shown.filter((other) => other !== column));
    // Its button goes, and must not take the focus along.
    heading.current?.focus();
  }
  function show(column: string) {
    setShown([...shown, column]);
    heading.current?.focus();
  }

  return (
    <Stack sx={{width: '100%', maxWidth: 360, minHeight: 380}}>
      <ListSubheader ref={heading} component="div" tabIndex={-1} role="status" disableSticky>
        {shown.length} of {COLUMNS.length} columns shown
      </ListSubheader>
      <List dense disablePadding aria-label="Shown columns">
        {shown.map((column, place) => (
          <ListItem key={column} divider>
            <ListItemText primary={column} />
            {place > 0 && (
              <IconButton aria-label={`Move ${column} up`} onClick={() => moveUp(place)}>
                <span aria-hidden>↑</span>
              </IconButton>
            )}
            <Button aria-label={`Hide ${column}`} onClick={() => hide(column)}>
              Hide
            </Button>
          </ListItem>
        ))}
      </List>
      <ListSubheader component="div" disableSticky>
        Hidden
      </ListSubheader>
      <List dense disablePadding aria-label="Hidden columns">
        {hidden.map((column) => (
          <ListItem key={column} divider>
            <ListItemText primary={column} />
            <Button aria-label={`Show ${column}`} onClick={() => show(column)}>
              Show
            </Button>
          </ListItem>
        ))}
      </List>
    </Stack>
  );
}
