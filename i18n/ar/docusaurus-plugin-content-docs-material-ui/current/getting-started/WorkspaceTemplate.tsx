import {useState} from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const PLACES = ['المراسي', 'القوارب', 'الفواتير'];

export default function WorkspaceTemplate() {
  const [place, setPlace] = useState('المراسي');

  return (
    <Box sx={{display: 'flex', flexDirection: 'column', minHeight: 400, width: '100%'}}>
      <AppBar position="static" component="div">
        <Toolbar>
          <Typography variant="h6" component="h3" sx={{flexGrow: 1}}>
            مكتب الميناء
          </Typography>
          <Button color="inherit">خروج</Button>
        </Toolbar>
      </AppBar>
      <Box sx={{display: 'flex', flexGrow: 1}}>
        <SideNavigation place={place} onPlace={setPlace} />
        <Box sx={{flexGrow: 1, padding: 3, minWidth: 0}}>
          <Typography variant="h5" component="h4">
            {place}
          </Typography>
          <Typography role="status" color="textSecondary">
            هنا ما يخص {place}.
          </Typography>
        </Box>
      </Box>
      <BottomNavigation
        component="nav"
        aria-label="الأقسام، عند الحافة"
        showLabels
        value={place}
        onChange={(_, next: string) => setPlace(next)}
        sx={{display: {sm: 'none'}, borderBlockStart: '1px solid', borderColor: 'divider'}}
      >
        {PLACES.map((name) => (
          <BottomNavigationAction key={name} label={name} value={name} />
        ))}
      </BottomNavigation>
    </Box>
  );
}

interface SideNavigationProps {
  place: string;
  onPlace: (place: string) => void;
}

function SideNavigation({place, onPlace}: SideNavigationProps) {
  return (
    <Box
      component="nav"
      aria-label="الأقسام"
      sx={{
        display: {xs: 'none', sm: 'block'},
        width: 200,
        flex: 'none',
        borderInlineEnd: '1px solid',
        borderColor: 'divider',
      }}
    >
      <List>
        {PLACES.map((name) => (
          <ListItem key={name} disablePadding>
            <ListItemButton
              selected={name === place}
              aria-current={name === place ? 'page' : undefined}
              onClick={() => onPlace(name)}
            >
              <ListItemText primary={name} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
