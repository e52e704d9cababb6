import {useState} from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import CheckList from './CheckList';

const PEOPLE = ['Amara Osei', 'Bruno Costa', 'Chen Wei', 'Dilek Ay', 'Emil Holm', 'Fatima Aziz'];

export default function CountedTransferList() {
  const [crew, setCrew] = useState<string[]>([]);
  const [checked, setChecked] = useState<string[]>([]);
  const [query, setQuery] = useState('');

  const free = PEOPLE.filter((name) => !crew.includes(name));
  const found = free.filter((name) => name.toLowerCase().includes(query.toLowerCase()));
  const chosen = found.filter((name) => checked.includes(name));

  function chooseAll() {
    const others = checked.filter((name) => !found.includes(name));
    setChecked(chosen.length === found.length ? others : [...others, ...found]);
  }
  function hire() {
    setCrew([...crew, ...chosen]);
    setChecked(checked.filter((name) => !chosen.includes(name)));
  }

  return (
    <Stack spacing={2} sx={{width: '100%', maxWidth: 520, alignItems: 'flex-start'}}>
      <TextField
        size="small"
        type="search"
        label="Find somebody"
        onChange={(event) => setQuery(event.target.value)}
      />
      <AllBox chosen={chosen.length} of={found.length} onPress={chooseAll} />
      <Stack direction="row" useFlexGap spacing={2} sx={{flexWrap: 'wrap', width: '100%'}}>
        <CheckList title="Free" items={found} checked={checked} onChange={setChecked} />
        <CheckList title="Crew" items={crew} checked={checked} onChange={setChecked} />
      </Stack>
      <Button variant="contained" onClick={hire}>
        Add to the crew
      </Button>
    </Stack>
  );
}

interface AllBoxProps {
  chosen: number;
  of: number;
  onPress: () => void;
}

function AllBox({chosen, of, onPress}: AllBoxProps) {
  const isAll = of > 0 && chosen === of;
  const isSome = chosen > 0 && !isAll;

  return (
    <FormControlLabel
      label={`${chosen} of ${of} chosen`}
      control={<Checkbox size="small" checked={isAll} indeterminate={isSome} onChange={onPress} />}
    />
  );
}
