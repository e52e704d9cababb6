import {useState} from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';

const VIEWS = [
  {
    id: 'arrivals',
    label: 'Arrivals',
    path: 'M12 17 5 10l1.4-1.4L11 13.2V3h2v10.2l4.6-4.6L19 10zM4 19h16v2H4z',
  },
  {
    id: 'departures',
    label: 'Departures',
    path: 'M12 3 5 10l1.4 1.4L11 6.8V17h2V6.8l4.6 4.6L19 10zM4 19h16v2H4z',
  },
];
const HOURS = Array.from({length: 12}, (_, index) => `${index + 7}:15`);

export default function FixedBottomNavigation() {
  const [current, setCurrent] = useState('arrivals');

  return (
    <Box sx={{paddingBlockEnd: 7}}>
      <Typography component="h3" variant="h6" sx={{paddingInline: 2}}>
        {VIEWS.find(({id}) => id === current)?.label}
      </Typography>
      <Box component="ul" sx={{listStyle: 'none', margin: 0, paddingInline: 2}}>
        {HOURS.map((hour) => (
          <Typography key={hour} component="li" sx={{paddingBlock: 1}}>
            {hour}
          </Typography>
        ))}
      </Box>
      <Paper elevation={3} sx={{position: 'fixed', insetBlockEnd: 0, insetInline: 0}}>
        <BottomNavigation
          component="nav"
          aria-label="Boats"
          value={current}
          onChange={(_, next: string) => setCurrent(next)}
        >
          {VIEWS.map(({id, label, path}) => (
            <BottomNavigationAction
              key={id}
              value={id}
              label={label}
              aria-current={id === current ? 'page' : undefined}
              icon={
                <SvgIcon>
                  <path d={path} />
                </SvgIcon>
              }
            />
          ))}
        </BottomNavigation>
      </Paper>
    </Box>
  );
}
