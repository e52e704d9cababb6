import {useState} from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';

const HOURS = Array.from({length: 12}, (_, hour) => `${hour + 8}:00, ${(hour * 7) % 5} m`);

export default function ElevatingAppBar() {
  const [area, setArea] = useState<HTMLElement | null>(null);
  const scrolled = useScrollTrigger({
    target: area ?? undefined,
    disableHysteresis: true,
    threshold: 0,
  });

  return (
    <Box
      ref={setArea}
      tabIndex={0}
      role="region"
      aria-label="Water level today"
      sx={{width: '100%', height: 240, overflow: 'auto'}}
    >
      <AppBar component="div" position="sticky" color="default" elevation={scrolled ? 4 : 0}>
        <Toolbar variant="dense">
          <Typography component="div" noWrap>
            Dover, today
          </Typography>
        </Toolbar>
      </AppBar>
      <Box component="ul" sx={{listStyle: 'none', margin: 0, padding: 2}}>
        {HOURS.map((hour) => (
          <Typography key={hour} component="li" sx={{paddingBlock: 1}}>
            {hour}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
