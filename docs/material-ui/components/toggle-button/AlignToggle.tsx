import {useState} from 'react';
import SvgIcon from '@mui/material/SvgIcon';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const SIDES = [
  {id: 'start', name: 'Align to the start', path: 'M3 5h18v2H3zm0 6h12v2H3zm0 6h18v2H3z'},
  {id: 'center', name: 'Centre', path: 'M3 5h18v2H3zm3 6h12v2H6zm-3 6h18v2H3z'},
  {id: 'end', name: 'Align to the end', path: 'M3 5h18v2H3zm6 6h12v2H9zm-6 6h18v2H3z'},
];

export default function AlignToggle() {
  const [side, setSide] = useState('start');

  return (
    <ToggleButtonGroup
      exclusive
      value={side}
      onChange={(_, next: string | null) => {
        if (next !== null) setSide(next);
      }}
      aria-label="Alignment of the text"
    >
      {SIDES.map(({id, name, path}) => (
        <ToggleButton key={id} value={id} aria-label={name}>
          <SvgIcon>
            <path d={path} />
          </SvgIcon>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
