import {useState} from 'react';
import SvgIcon from '@mui/material/SvgIcon';
import ToggleButton from '@mui/material/ToggleButton';

export default function PinToggle() {
  const [pinned, setPinned] = useState(false);

  return (
    <ToggleButton
      value="pinned"
      selected={pinned}
      onChange={() => setPinned(!pinned)}
      sx={{gap: 1, textTransform: 'none', color: 'text.primary'}}
    >
      <SvgIcon fontSize="small" aria-hidden>
        <path d="M8 3h8v2h-1v6l3 3v2h-5v5l-1 1-1-1v-5H6v-2l3-3V5H8z" />
      </SvgIcon>
      Keep on top
    </ToggleButton>
  );
}
