import {useState} from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';

const BOATS = [
  {name: 'Elster', features: ['Sails']},
  {name: 'Kranich', features: ['Sails', 'Cabin']},
  {name: 'Otter', features: ['Motor', 'Cabin']},
];
const FEATURES = ['Sails', 'Motor', 'Cabin'];

export default function FilterChips() {
  const [wanted, setWanted] = useState<string[]>(['Cabin']);
  const found = BOATS.filter(({features}) => wanted.every((name) => features.includes(name)));

  function toggle(name: string) {
    setWanted(wanted.includes(name) ? wanted.filter((one) => one !== name) : [...wanted, name]);
  }

  return (
    <Stack spacing={2}>
      <Stack role="group" aria-label="The boat has" direction="row" useFlexGap spacing={1}>
        {FEATURES.map((name) => {
          const chosen = wanted.includes(name);
          return (
            <Chip
              key={name}
              component="button"
              label={name}
              aria-pressed={chosen}
              variant={chosen ? 'filled' : 'outlined'}
              color={chosen ? 'primary' : 'default'}
              icon={chosen ? <Check /> : undefined}
              onClick={() => toggle(name)}
            />
          );
        })}
      </Stack>
      <Typography role="status">
        {found.map(({name}) => name).join(', ') || 'No boat has all of it.'}
      </Typography>
    </Stack>
  );
}

function Check() {
  return (
    <SvgIcon>
      <path d="m9 16.2-3.5-3.5L4 14.1l5 5 11-11-1.4-1.4z" />
    </SvgIcon>
  );
}
