import {useState} from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import CheckList from './CheckList';

export default function BasicTransferList() {
  const [ashore, setAshore] = useState(['Rope', 'Flares', 'Charts', 'Tea']);
  const [aboard, setAboard] = useState(['Compass']);
  const [checked, setChecked] = useState<string[]>([]);
  const [said, setSaid] = useState('Nothing moved yet');

  const chosenAshore = ashore.filter((item) => checked.includes(item));
  const chosenAboard = aboard.filter((item) => checked.includes(item));

  function move(items: string[], isAboard: boolean) {
    const keep = (list: string[]) => list.filter((item) => !items.includes(item));
    setAshore(isAboard ? keep(ashore) : [...ashore, ...items]);
    setAboard(isAboard ? [...aboard, ...items] : keep(aboard));
    setChecked(keep(checked));
    const place = isAboard ? 'taken on board' : 'put ashore';
    setSaid(items.length === 0 ? 'Check something first' : `${items.join(', ')} ${place}`);
  }

  return (
    <Stack spacing={2} sx={{width: '100%', maxWidth: 520}}>
      <Stack direction="row" useFlexGap spacing={2} sx={{flexWrap: 'wrap'}}>
        <CheckList title="Ashore" items={ashore} checked={checked} onChange={setChecked} />
        <CheckList title="On board" items={aboard} checked={checked} onChange={setChecked} />
      </Stack>
      <Stack direction="row" useFlexGap spacing={1} sx={{flexWrap: 'wrap'}}>
        <Button variant="outlined" onClick={() => move(chosenAshore, true)}>
          Take on board
        </Button>
        <Button variant="outlined" onClick={() => move(chosenAboard, false)}>
          Put ashore
        </Button>
      </Stack>
      <Typography role="status" variant="body2">
        {said}
      </Typography>
    </Stack>
  );
}
