import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'];

export default function JoyTabsScroll() {
  return (
    <Tabs defaultValue="March" sx={{width: '100%', maxWidth: 420}}>
      <TabList
        aria-label="Water temperature"
        sx={{overflow: 'auto', scrollSnapType: 'x mandatory', scrollbarWidth: 'none'}}
      >
        {MONTHS.map((month) => (
          <Tab key={month} value={month} sx={{flex: 'none', scrollSnapAlign: 'start'}}>
            {month}
          </Tab>
        ))}
      </TabList>
      {MONTHS.map((month, index) => (
        <TabPanel key={month} value={month} tabIndex={0}>
          {month}: {2 + index * 2} °C at a depth of one metre
        </TabPanel>
      ))}
    </Tabs>
  );
}
