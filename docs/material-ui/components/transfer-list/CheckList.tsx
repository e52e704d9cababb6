import {useId} from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

interface Props {
  title: string;
  items: string[];
  checked: string[];
  onChange: (checked: string[]) => void;
}

/** A list under a heading, with a box before each of its items. */
export default function CheckList({title, items, checked, onChange}: Props) {
  const id = useId();

  function toggle(item: string) {
    const rest = checked.filter((other) => other !== item);
    onChange(rest.length === checked.length ? [...checked, item] : rest);
  }

  return (
    <Paper variant="outlined" sx={{flex: '1 1 0', minWidth: 160, paddingBlockStart: 1}}>
      <Typography id={id} variant="subtitle2" component="div" sx={{paddingInline: 2}}>
        {title}
      </Typography>
      <List dense aria-labelledby={id} sx={{height: 184, overflow: 'auto'}}>
        {items.map((item) => (
          <ListItem key={item} disablePadding sx={{paddingInline: 2}}>
            <FormControlLabel
              label={item}
              control={
                <Checkbox
                  size="small"
                  checked={checked.includes(item)}
                  onChange={() => toggle(item)}
                />
              }
            />
          </ListItem>
        ))}
      </List>
    </Paper>
  );
}
