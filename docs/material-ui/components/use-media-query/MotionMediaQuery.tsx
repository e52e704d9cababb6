import {useState} from 'react';
import Button from '@mui/material/Button';
import Slide from '@mui/material/Slide';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function MotionMediaQuery() {
  const [open, setOpen] = useState(false);
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [container, setContainer] = useState<HTMLElement | null>(null);

  return (
    <Stack ref={setContainer} spacing={1} sx={{width: '100%', maxWidth: 320, overflow: 'hidden'}}>
      <Button aria-expanded={open} onClick={() => setOpen(!open)} sx={{alignSelf: 'flex-start'}}>
        Forecast
      </Button>
      <Slide in={open} direction="up" container={container} timeout={isStill ? 0 : undefined}>
        <Paper variant="outlined" sx={{typography: 'body1', padding: 2}}>
          South-west 4, rain by the evening
        </Paper>
      </Slide>
      <Typography variant="body2" color="textSecondary">
        {isStill ? 'Your system asks for less motion.' : 'Your system allows motion.'}
      </Typography>
    </Stack>
  );
}
