import {useState} from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import SvgIcon from '@mui/material/SvgIcon';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const WIDTH = 180;
const paper = {sx: {width: WIDTH}};

export default function ResponsiveDrawer() {
  const [open, setOpen] = useState(false);
  const sections = <Sections onChoose={() => setOpen(false)} />;

  return (
    <Box sx={{display: 'flex'}}>
      <Bar open={open} onToggle={() => setOpen(!open)} />
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{paper: {'aria-label': 'Menu', ...paper}}}
        sx={{display: {sm: 'none'}}}
      >
        {sections}
      </Drawer>
      <Drawer
        variant="permanent"
        slotProps={{paper}}
        sx={{display: {xs: 'none', sm: 'block'}, width: WIDTH, flexShrink: 0}}
      >
        {sections}
      </Drawer>
      <Box sx={{padding: 3}}>
        <Toolbar />
        <Typography>Wind from the west, 4 Beaufort. Two boats out.</Typography>
      </Box>
    </Box>
  );
}

function Bar({open, onToggle}: {open: boolean; onToggle: () => void}) {
  return (
    <AppBar component="div" sx={{zIndex: (theme) => theme.zIndex.drawer + 1}}>
      <Toolbar>
        <IconButton
          color="inherit"
          edge="start"
          aria-label="Sections"
          aria-expanded={open}
          onClick={onToggle}
          sx={{display: {sm: 'none'}}}
        >
          <SvgIcon>
            <path d="M4 6h16v2H4zm0 5h16v2H4zm0 5h16v2H4z" />
          </SvgIcon>
        </IconButton>
        <Typography component="div">Logbook</Typography>
      </Toolbar>
    </AppBar>
  );
}

function Sections({onChoose}: {onChoose: () => void}) {
  return (
    <nav aria-label="Sections">
      <List sx={{paddingBlockStart: 8}}>
        {['Today', 'Week', 'Archive'].map((name) => (
          <ListItem key={name} disablePadding>
            <ListItemButton onClick={onChoose}>
              <ListItemText primary={name} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </nav>
  );
}
