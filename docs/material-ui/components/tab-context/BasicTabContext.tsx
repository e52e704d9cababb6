import {useState} from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Typography from '@mui/material/Typography';

export default function BasicTabContext() {
  const [shown, setShown] = useState('tides');

  return (
    <Box sx={{width: '100%', maxWidth: 480}}>
      <TabContext value={shown}>
        <TabList onChange={(_, next: string) => setShown(next)} aria-label="The harbour today">
          <Tab label="Tides" value="tides" />
          <Tab label="Wind" value="wind" />
          <Tab label="Berths" value="berths" />
        </TabList>
        <TabPanel value="tides" tabIndex={0}>
          <Typography>High water at 14:20, low water at 20:35.</Typography>
        </TabPanel>
        <TabPanel value="wind" tabIndex={0}>
          <Typography>Westerly, four to five, less towards the evening.</Typography>
        </TabPanel>
        <TabPanel value="berths" tabIndex={0}>
          <Typography>Three are free for boats of up to ten metres.</Typography>
        </TabPanel>
      </TabContext>
    </Box>
  );
}
