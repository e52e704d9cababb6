import {useState} from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'];

export default function ScrollableTabs() {
  const [month, setMonth] = useState(0);

  return (
    <Box sx={{width: '100%', maxWidth: 480}}>
      <Tabs
        value={month}
        onChange={(_, next: number) => setMonth(next)}
        variant="scrollable"
        scrollButtons
        allowScrollButtonsMobile
        aria-label="Harvest calendar"
      >
        {MONTHS.map((name, index) => (
          <Tab key={name} label={name} id={`harvest-tab-${index}`} aria-controls="harvest-panel" />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id="harvest-panel"
        aria-labelledby={`harvest-tab-${month}`}
        tabIndex={0}
        sx={{padding: 2}}
      >
        <Typography>
          {MONTHS[month]}: {month < 4 ? 'nothing is ripe yet' : 'lettuce, peas and strawberries'}.
        </Typography>
      </Box>
    </Box>
  );
}
