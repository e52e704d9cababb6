import {useRef, useState} from 'react';
import type {ReactNode} from 'react';
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
  function show(columns: string[]) {
    setShown(columns);
    // The row goes, and must not take the focus along.
    heading.current?.focus();
  }

  return (
    <Stack sx={{width: '100%', maxWidth: 360, minHeight: 380}}>
      <ListSubheader ref={heading} component="div" tabIndex={-1} role="status" disableSticky>
        {shown.length} of {COLUMNS.length} columns shown
      </ListSubheader>
      <Columns label="Shown columns" columns={shown}>
        {(column, place) => (
          <ShownActions
            column={column}
            onUp={place > 0 ? () => moveUp(place) : undefined}
            onHide={() => show(shown.filter((other) => other !== column))}
          />
        )}
      </Columns>
      <ListSubheader component="div" disableSticky>
        Hidden
      </ListSubheader>
      <Columns label="Hidden columns" columns={hidden}>
        {(column) => (
          <Button aria-label={`Show ${column}`} onClick={() => show([...shown, column])}>
            Show
          </Button>
        )}
      </Columns>
    </Stack>
  );
}

interface ColumnsProps {
  label: string;
  columns: string[];
  /** What can be done with a column. */
  children: (column: string, place: number) => ReactNode;
}

function Columns({label, columns, children}: ColumnsProps) {
  return (
    <List dense disablePadding aria-label={label}>
      {columns.map((column, place) => (
        <ListItem key={column} divider>
          <ListItemText primary={column} />
          {children(column, place)}
        </ListItem>
      ))}
    </List>
  );
}

interface ShownActionsProps {
  column: string;
  /** Not for the first, which is at the top. */
  onUp?: () => void;
  onHide: () => void;
}

function ShownActions({column, onUp, onHide}: ShownActionsProps) {
  return (
    <>
      {onUp && (
        <IconButton aria-label={`Move ${column} up`} onClick={onUp}>
          <span aria-hidden>↑</span>
        </IconButton>
      )}
      <Button aria-label={`Hide ${column}`} onClick={onHide}>
        Hide
      </Button>
    </>
  );
}
