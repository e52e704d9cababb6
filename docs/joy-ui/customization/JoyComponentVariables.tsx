import {useState} from 'react';
import Box from '@mui/joy/Box';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import Slider from '@mui/joy/Slider';

const NAMES = ['Albatross', 'Baltic', 'Cormorant'];

export default function JoyComponentVariables() {
  const [radius, setRadius] = useState(20);
  return (
    <Box sx={{width: '100%', maxWidth: 280}}>
      <Slider
        aria-label="Outer radius in pixels"
        min={0}
        max={32}
        value={radius}
        onChange={(_, next) => setRadius(Number(next))}
      />
      <List
        aria-label="Boats"
        variant="outlined"
        sx={{'--List-radius': `${radius}px`, '--List-padding': '8px', '--List-gap': '4px'}}
      >
        {NAMES.map((name) => (
          <ListItem key={name}>
            <ListItemButton variant="soft">{name}</ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
