import {useRef, useState} from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';

const PEOPLE = ['Amara Osei', 'Bruno Costa', 'Chiyo Tanaka'];

export default function RecipientChips() {
  const [people, setPeople] = useState(PEOPLE);
  const list = useRef<HTMLUListElement>(null);

  function remove(name: string) {
    const index = people.indexOf(name);
    const chips = list.current?.querySelectorAll<HTMLElement>('[role=button]');
    // The chip goes, so its neighbour takes the focus.
    chips?.[index === people.length - 1 ? index - 1 : index + 1]?.focus();
    setPeople(people.filter((one) => one !== name));
  }

  return (
    <div>
      <Typography id="recipients-label" variant="body2" sx={{marginBlockEnd: 1}}>
        Recipients. Delete removes one.
      </Typography>
      <Box
        component="ul"
        ref={list}
        aria-labelledby="recipients-label"
        sx={{display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none', margin: 0, padding: 0}}
      >
        {people.map((name) => (
          <li key={name}>
            <Chip label={name} onDelete={() => remove(name)} />
          </li>
        ))}
      </Box>
      <Typography role="status" variant="body2" sx={{marginBlockStart: 1}}>
        {people.length === 1 ? '1 person' : `${people.length} people`}
      </Typography>
    </div>
  );
}
