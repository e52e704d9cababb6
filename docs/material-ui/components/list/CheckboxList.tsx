import {useId, useState} from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListSubheader from '@mui/material/ListSubheader';
import Stack from '@mui/material/Stack';
import SvgIcon from '@mui/material/SvgIcon';

const ITEMS = ['Life jackets', 'Flares', 'First-aid box', 'Spare line'];
const FLAG = 'M6 3h12l-2.5 4.5L18 12H8v9H6V3Z';

export default function CheckboxList() {
  const [packed, setPacked] = useState(['Flares']);
  const [missing, setMissing] = useState<string[]>([]);
  const id = useId();

  return (
    <Stack sx={{width: '100%', maxWidth: 320}}>
      <ListSubheader component="div" id={id} role="status" disableSticky>
        Packed: {packed.length} of {ITEMS.length}
      </ListSubheader>
      <List aria-label="To be packed" dense disablePadding>
        {ITEMS.map((item) => (
          <ListItem
            key={item}
            divider
            secondaryAction={
              <FlagButton
                label={`${item} must be bought`}
                isOn={missing.includes(item)}
                onPress={() => setMissing(toggled(missing, item))}
              />
            }
          >
            <FormControlLabel
              label={item}
              checked={packed.includes(item)}
              onChange={() => setPacked(toggled(packed, item))}
              control={<Checkbox />}
            />
          </ListItem>
        ))}
      </List>
    </Stack>
  );
}

function toggled(items: string[], item: string) {
  return items.includes(item) ? items.filter((other) => other !== item) : [...items, item];
}

interface FlagButtonProps {
  label: string;
  isOn: boolean;
  onPress: () => void;
}

function FlagButton({label, isOn, onPress}: FlagButtonProps) {
  return (
    <IconButton edge="end" aria-label={label} aria-pressed={isOn} onClick={onPress}>
      <SvgIcon color={isOn ? 'primary' : 'inherit'}>
        <path d={FLAG} fill={isOn ? 'currentColor' : 'none'} stroke="currentColor" />
      </SvgIcon>
    </IconButton>
  );
}
