import {useState} from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {styled, useTheme} from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const NAMES = ['easeInOut', 'easeOut', 'easeIn', 'sharp'] as const;

type Name = (typeof NAMES)[number];

const Boat = styled('span')<{curve: Name}>(({theme, curve}) => ({
  position: 'absolute',
  insetBlockStart: 4,
  width: 16,
  height: 16,
  borderRadius: 8,
  backgroundColor: (theme.vars ?? theme).palette.primary.main,
  transition: theme.transitions.create('inset-inline-start', {
    easing: theme.transitions.easing[curve],
    duration: 1200,
  }),
  '@media (prefers-reduced-motion: reduce)': {transition: 'none'},
}));

export default function EasingCurves() {
  const [isThere, setThere] = useState(false);

  return (
    <Stack spacing={2} sx={{width: '100%', maxWidth: 480, alignItems: 'flex-start'}}>
      <Button variant="outlined" onClick={() => setThere(!isThere)}>
        {isThere ? 'Back to the pier' : 'Across the harbour'}
      </Button>
      {NAMES.map((name) => (
        <Box key={name} sx={{display: 'flex', alignItems: 'center', gap: 2, width: '100%'}}>
          <Curve name={name} />
          <Typography component="span" dir="ltr" sx={{width: 92, flex: 'none'}}>
            {name}
          </Typography>
          <Box sx={{position: 'relative', flex: 1, height: 24, borderBlockEnd: '1px solid'}}>
            <Boat curve={name} style={{insetInlineStart: isThere ? 'calc(100% - 16px)' : 0}} />
          </Box>
        </Box>
      ))}
    </Stack>
  );
}

/** Way over time: the four numbers of a curve are the two points that draw it. */
function Curve({name}: {name: Name}) {
  const {easing} = useTheme().transitions;
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = (easing[name].match(/[\d.]+/g) ?? []).map(Number);

  return (
    <Box component="svg" aria-hidden viewBox="-2 -2 44 44" sx={{width: 40, flex: 'none'}}>
      <path fill="none" stroke="currentColor" opacity="0.4" d="M0 0v40h40" />
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        d={`M0 40C${x1 * 40} ${40 - y1 * 40} ${x2 * 40} ${40 - y2 * 40} 40 0`}
      />
    </Box>
  );
}
