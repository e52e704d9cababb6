import {useState} from 'react';
import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

const SAILS = ['Jib', 'Mainsail', 'Mizzen'];

export default function JoyCheckboxTree() {
  const [chosen, setChosen] = useState(['Jib']);
  const isAll = chosen.length === SAILS.length;
  const isSome = chosen.length > 0 && !isAll;

  function toggle(sail: string) {
    setChosen(chosen.includes(sail) ? chosen.filter((name) => name !== sail) : [...chosen, sail]);
  }

  function markSome(input: HTMLInputElement | null) {
    if (input) input.indeterminate = isSome;
  }

  return (
    <Stack spacing={1.5} role="group" aria-label="Sails to check" sx={{alignItems: 'flex-start'}}>
      <Checkbox
        label="All sails"
        checked={isAll}
        indeterminate={isSome}
        onChange={() => setChosen(isAll ? [] : SAILS)}
        slotProps={{input: {ref: markSome}}}
      />
      {SAILS.map((sail) => (
        <Checkbox
          key={sail}
          label={sail}
          checked={chosen.includes(sail)}
          onChange={() => toggle(sail)}
          sx={{marginInlineStart: 3}}
        />
      ))}
    </Stack>
  );
}
