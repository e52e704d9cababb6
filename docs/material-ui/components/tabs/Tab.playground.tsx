import Tab, {type TabProps} from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function TabInTabs(props: TabProps) {
  return (
    <Tabs value="calls" aria-label="Lists of people">
      <Tab value="calls" {...props} />
      <Tab value="friends" label="Friends" />
    </Tabs>
  );
}
