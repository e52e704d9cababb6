import {useState} from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import TextField from '@mui/material/TextField';

export default function KeptTabContext() {
  const [shown, setShown] = useState('kept');

  return (
    <Box sx={{width: '100%', maxWidth: 480}}>
      <TabContext value={shown}>
        <TabList onChange={(_, next: string) => setShown(next)} aria-label="Two fields">
          <Tab label="Kept" value="kept" />
          <Tab label="Begun anew" value="anew" />
        </TabList>
        <TabPanel value="kept" keepMounted>
          <TextField label="Stays as you leave it" fullWidth />
        </TabPanel>
        <TabPanel value="anew">
          <TextField label="Is empty when you come back" fullWidth />
        </TabPanel>
      </TabContext>
    </Box>
  );
}
