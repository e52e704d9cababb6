import {useState} from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';

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
          High water at 14:20, low water at 20:35.
        </TabPanel>
        <TabPanel value="wind" tabIndex={0}>
          Westerly, four to five, less towards the evening.
        </TabPanel>
        <TabPanel value="berths" tabIndex={0}>
          Three are free for boats of up to ten metres.
        </TabPanel>
      </TabContext>
    </Box>
  );
}
