import {useState} from 'react';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Divider from '@mui/joy/Divider';
import Drawer from '@mui/joy/Drawer';
import Stack from '@mui/joy/Stack';

const TRAITS = [
  {name: 'Cabins', count: 4},
  {name: 'Dogs allowed', count: 7},
  {name: 'Sauna', count: 2},
];

export default function JoyDrawerFilters() {
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState(TRAITS.map(({name}) => name));
  const shown = TRAITS.filter(({name}) => chosen.includes(name));
  const total = shown.reduce((sum, {count}) => sum + count, 0);

  function toggle(name: string, isOn: boolean) {
    setChosen(isOn ? [...chosen, name] : chosen.filter((other) => other !== name));
  }

  return (
    <>
      <Button variant="soft" onClick={() => setOpen(true)}>
        Filters, {chosen.length} on
      </Button>
      <Drawer anchor="right" size="sm" open={open} onClose={() => setOpen(false)}>
        <DialogTitle>Filters</DialogTitle>
        <DialogContent sx={{p: 2}}>
          <Stack spacing={2} sx={{alignItems: 'flex-start'}}>
            {TRAITS.map(({name}) => (
              <Checkbox
                key={name}
                label={name}
                checked={chosen.includes(name)}
                onChange={(event) => toggle(name, event.target.checked)}
              />
            ))}
          </Stack>
        </DialogContent>
        <Divider />
        <Button sx={{m: 2}} onClick={() => setOpen(false)}>
          Show {total} boats
        </Button>
      </Drawer>
    </>
  );
}
