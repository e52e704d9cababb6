import {useState} from 'react';
import Checkbox from '@mui/joy/Checkbox';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const BOATS = [
  {name: 'Albatross', traits: ['Sauna', 'Dogs allowed']},
  {name: 'Baltic', traits: ['Dogs allowed']},
  {name: 'Cormorant', traits: ['Sauna', 'Cabins']},
];
const TRAITS = ['Cabins', 'Dogs allowed', 'Sauna'];
const ROW = {flexDirection: 'row', flexWrap: 'wrap', gap: 1};

interface FilterProps {
  trait: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

function Filter({trait, isOn, onChange}: FilterProps) {
  const color = isOn ? 'primary' : 'neutral';
  return (
    <Chip
      size="lg"
      variant={isOn ? 'soft' : 'outlined'}
      color={color}
      startDecorator={isOn ? '✓' : undefined}
    >
      <Checkbox
        overlay
        disableIcon
        variant="plain"
        color={color}
        label={trait}
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
    </Chip>
  );
}

export default function JoyChipFilter() {
  const [wanted, setWanted] = useState(['Sauna']);
  const found = BOATS.filter(({traits}) => wanted.every((trait) => traits.includes(trait)));

  return (
    <Stack spacing={2}>
      <Stack role="group" aria-label="Show boats with" sx={ROW}>
        {TRAITS.map((trait) => (
          <Filter
            key={trait}
            trait={trait}
            isOn={wanted.includes(trait)}
            onChange={(isOn) =>
              setWanted(isOn ? [...wanted, trait] : wanted.filter((name) => name !== trait))
            }
          />
        ))}
      </Stack>
      <Typography role="status">
        {found.map(({name}) => name).join(', ') || 'No boat has all of these.'}
      </Typography>
    </Stack>
  );
}
