import {useState} from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {styled} from '@mui/material/styles';

const Panel = styled('div')<{isWide: boolean}>(({theme, isWide}) => ({
  ...theme.typography.body1,
  width: isWide ? 280 : 160,
  maxWidth: '100%',
  padding: theme.spacing(2),
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  borderRadius: isWide ? 24 : 4,
  transition: theme.transitions.create(['width', 'border-radius'], {
    duration: isWide
      ? theme.transitions.duration.enteringScreen
      : theme.transitions.duration.leavingScreen,
    easing: isWide ? theme.transitions.easing.easeOut : theme.transitions.easing.sharp,
  }),
  '@media (prefers-reduced-motion: reduce)': {transition: 'none'},
}));

export default function MovingPanel() {
  const [isWide, setWide] = useState(false);

  return (
    <Stack spacing={2} sx={{width: '100%', maxWidth: 320, minHeight: 130}}>
      <Button aria-pressed={isWide} onClick={() => setWide(!isWide)} sx={{alignSelf: 'flex-start'}}>
        More room
      </Button>
      <Panel isWide={isWide}>Notes of the watch</Panel>
    </Stack>
  );
}
