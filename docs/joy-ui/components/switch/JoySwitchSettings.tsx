import {useState} from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import List from '@mui/joy/List';
import ListDivider from '@mui/joy/ListDivider';
import ListItem from '@mui/joy/ListItem';
import Switch from '@mui/joy/Switch';

const SETTINGS = [
  {name: 'Gale warnings', help: 'By text message, day and night.'},
  {name: 'Anchor watch', help: 'When the boat moves by more than 20 metres.'},
];

export default function JoySwitchSettings() {
  const [on, setOn] = useState(['Gale warnings']);
  return (
    <List aria-label="Warnings" sx={{width: '100%', maxWidth: 400}}>
      {SETTINGS.map(({name, help}, index) => [
        index > 0 && <ListDivider aria-hidden key={`${name} line`} />,
        <ListItem key={name}>
          <FormControl
            orientation="horizontal"
            sx={{width: '100%', justifyContent: 'space-between', gap: 2}}
          >
            <div>
              <FormLabel>{name}</FormLabel>
              <FormHelperText sx={{mt: 0}}>{help}</FormHelperText>
            </div>
            <Switch
              checked={on.includes(name)}
              onChange={({target}) =>
                setOn(on.filter((other) => other !== name).concat(target.checked ? name : []))
              }
            />
          </FormControl>
        </ListItem>,
      ])}
    </List>
  );
}
