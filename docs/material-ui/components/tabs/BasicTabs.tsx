import {useState} from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';

const SECTIONS = [
  {id: 'brew', label: 'Brew', text: 'Pour 300 ml of water at 94 °C over 18 g of coffee.'},
  {id: 'grind', label: 'Grind', text: 'Medium fine: about as coarse as table salt.'},
  {id: 'serve', label: 'Serve', text: 'Let it stand for a minute, then warm the cup first.'},
];

export default function BasicTabs() {
  const [current, setCurrent] = useState('brew');

  return (
    <Box sx={{width: '100%'}}>
      <Tabs
        value={current}
        onChange={(_, next: string) => setCurrent(next)}
        aria-label="Filter coffee"
      >
        {SECTIONS.map(({id, label}) => (
          <Tab
            key={id}
            value={id}
            label={label}
            id={`coffee-tab-${id}`}
            aria-controls={`coffee-panel-${id}`}
          />
        ))}
      </Tabs>
      {SECTIONS.map(({id, text}) => (
        <Box
          key={id}
          role="tabpanel"
          id={`coffee-panel-${id}`}
          aria-labelledby={`coffee-tab-${id}`}
          hidden={id !== current}
          tabIndex={0}
          sx={{paddingBlock: 2}}
        >
          <Typography>{text}</Typography>
        </Box>
      ))}
    </Box>
  );
}
