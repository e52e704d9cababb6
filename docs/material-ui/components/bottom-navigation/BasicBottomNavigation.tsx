import {useState} from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import SvgIcon from '@mui/material/SvgIcon';

const ENTRIES = [
  {
    label: 'Today',
    path: 'M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10Zm-1-6h2v4h-2zm0 18h2v4h-2zM1 11h4v2H1zm18 0h4v2h-4z',
  },
  {label: 'Map', path: 'M9 4 3 6v14l6-2 6 2 6-2V4l-6 2-6-2Zm0 2.1 6 2v9.8l-6-2V6.1Z'},
  {label: 'Saved', path: 'M6 3h12v18l-6-4-6 4z'},
];

export default function BasicBottomNavigation() {
  const [current, setCurrent] = useState(0);

  return (
    <BottomNavigation
      component="nav"
      aria-label="Main, with labels"
      showLabels
      value={current}
      onChange={(_, next: number) => setCurrent(next)}
      sx={{width: '100%', maxWidth: 400}}
    >
      {ENTRIES.map(({label, path}, index) => (
        <BottomNavigationAction
          key={label}
          label={label}
          aria-current={index === current ? 'page' : undefined}
          icon={
            <SvgIcon>
              <path d={path} />
            </SvgIcon>
          }
        />
      ))}
    </BottomNavigation>
  );
}
