import {useRef, useState, type FormEvent} from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const COUNT = 10_000;
const ROW = 48;
const HEIGHT = 288;
// Rows beyond the edges, so that a quick scroll does not show a gap.
const SPARE = 4;
const VISIBLE = Math.ceil(HEIGHT / ROW) + 1;

export default function WindowedList() {
  const [first, setFirst] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const start = Math.max(0, first - SPARE);
  const end = Math.min(COUNT, first + VISIBLE + SPARE);

  function jump(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const number = Number(new FormData(event.currentTarget).get('number'));
    box.current?.scrollTo({top: (number - 1) * ROW});
    box.current?.focus({preventScroll: true});
  }

  return (
    <Stack spacing={2} sx={{width: '100%', maxWidth: 320}}>
      <Stack component="form" direction="row" spacing={1} onSubmit={jump}>
        <NumberField />
        <Button type="submit">Go</Button>
      </Stack>
      <Box
        ref={box}
        tabIndex={0}
        role="region"
        aria-label="Depth readings, scrolls"
        onScroll={(event) => setFirst(Math.floor(event.currentTarget.scrollTop / ROW))}
        sx={{height: HEIGHT, overflow: 'auto', border: 1, borderColor: 'divider', borderRadius: 1}}
      >
        <List disablePadding style={{height: COUNT * ROW}}>
          {Array.from({length: end - start}, (_, offset) => (
            <Reading key={start + offset} index={start + offset} />
          ))}
        </List>
      </Box>
    </Stack>
  );
}

function Reading({index}: {index: number}) {
  const metres = 4 + ((index * 37) % 90) / 10;
  return (
    <ListItem
      divider
      aria-posinset={index + 1}
      aria-setsize={COUNT}
      style={{position: 'absolute', insetBlockStart: index * ROW, height: ROW}}
    >
      <ListItemText primary={`Reading ${index + 1}: ${metres.toFixed(1)} m`} />
    </ListItem>
  );
}

function NumberField() {
  return (
    <TextField
      required
      size="small"
      fullWidth
      type="number"
      name="number"
      label="Reading, 1 to 10,000"
      defaultValue={5000}
      slotProps={{htmlInput: {min: 1, max: COUNT}}}
    />
  );
}
