import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function JoyTabsVertical() {
  return (
    <Tabs
      orientation="vertical"
      selectionFollowsFocus
      defaultValue="boat"
      sx={{width: '100%', maxWidth: 460}}
    >
      <TabList aria-label="Your account">
        <Tab value="boat">Boat</Tab>
        <Tab value="crew">Crew</Tab>
        <Tab value="bills">Bills</Tab>
      </TabList>
      <TabPanel value="boat" keepMounted sx={{minWidth: 0}}>
        <FormControl>
          <FormLabel>Name of the boat</FormLabel>
          <Input defaultValue="Albatross" />
        </FormControl>
      </TabPanel>
      <TabPanel value="crew" tabIndex={0}>
        Mara, Tomasz and Ines may book berths.
      </TabPanel>
      <TabPanel value="bills" tabIndex={0}>
        There is nothing to pay.
      </TabPanel>
    </Tabs>
  );
}
