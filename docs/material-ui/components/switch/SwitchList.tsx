import {useId, useState} from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Switch from '@mui/material/Switch';

const SETTINGS = [
  {id: 'wind', name: 'Wind warnings', hint: 'From 6 Beaufort'},
  {id: 'tide', name: 'Tide', hint: 'An hour before high water'},
  {id: 'crew', name: 'Crew changes', hint: 'When somebody signs off'},
];

export default function SwitchList() {
  const [on, setOn] = useState(['wind']);
  const prefix = useId();

  return (
    <List aria-label="Notifications" sx={{width: '100%', maxWidth: 360}}>
      {SETTINGS.map(({id, name, hint}) => (
        <ListItem
          key={id}
          secondaryAction={
            <Switch
              edge="end"
              checked={on.includes(id)}
              onChange={(_, checked) =>
                setOn(checked ? [...on, id] : on.filter((one) => one !== id))
              }
              slotProps={{
                input: {
                  'aria-labelledby': `${prefix}-${id}-name`,
                  'aria-describedby': `${prefix}-${id}-hint`,
                },
              }}
            />
          }
        >
          <ListItemText
            primary={name}
            secondary={hint}
            slotProps={{
              primary: {id: `${prefix}-${id}-name`},
              secondary: {id: `${prefix}-${id}-hint`},
            }}
          />
        </ListItem>
      ))}
    </List>
  );
}
