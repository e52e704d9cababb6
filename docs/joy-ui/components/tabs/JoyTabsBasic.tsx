import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

const SECTIONS = [
  {id: 'today', label: 'Today', text: 'Fair, wind from the south at 8 knots.'},
  {id: 'tomorrow', label: 'Tomorrow', text: 'Rain from noon, wind turning west.'},
  {id: 'outlook', label: 'Outlook', text: 'Gales on Thursday, calm at the weekend.'},
];

export default function JoyTabsBasic() {
  return (
    <Tabs defaultValue="today" sx={{width: '100%', maxWidth: 420}}>
      <TabList aria-label="Weather at sea">
        {SECTIONS.map(({id, label}) => (
          <Tab key={id} value={id}>
            {label}
          </Tab>
        ))}
      </TabList>
      {SECTIONS.map(({id, text}) => (
        <TabPanel key={id} value={id} tabIndex={0}>
          {text}
        </TabPanel>
      ))}
    </Tabs>
  );
}
