import {useState} from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';

const PAGES = [
  {label: 'Profile', text: 'Name, picture and time zone.'},
  {label: 'Security', text: 'Password and sign-in devices.'},
  {label: 'Billing', text: 'Plan, invoices and tax number.'},
];

export default function VerticalTabs() {
  const [current, setCurrent] = useState(0);

  return (
    <Box sx={{display: 'flex', width: '100%'}}>
      <Tabs
        orientation="vertical"
        selectionFollowsFocus
        value={current}
        onChange={(_, next: number) => setCurrent(next)}
        aria-label="Account settings"
        sx={{borderInlineEnd: '1px solid', borderColor: 'divider', flexShrink: 0}}
      >
        {PAGES.map(({label}, index) => (
          <Tab
            key={label}
            label={label}
            id={`account-tab-${index}`}
            aria-controls={`account-panel-${index}`}
          />
        ))}
      </Tabs>
      {PAGES.map(({label, text}, index) => (
        <Box
          key={label}
          role="tabpanel"
          id={`account-panel-${index}`}
          aria-labelledby={`account-tab-${index}`}
          hidden={index !== current}
          tabIndex={0}
          sx={{padding: 2}}
        >
          <Typography>{text}</Typography>
        </Box>
      ))}
    </Box>
  );
}
