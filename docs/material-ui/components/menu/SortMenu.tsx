import {useId, useState} from 'react';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';

const PHOTOS = [
  {name: 'Lock gate', year: 2019, size: 8},
  {name: 'Crane', year: 2024, size: 3},
  {name: 'Pilot boat', year: 2022, size: 12},
];
type Photo = (typeof PHOTOS)[number];

const ORDERS: Record<string, (a: Photo, b: Photo) => number> = {
  'Newest first': (a, b) => b.year - a.year,
  'Largest first': (a, b) => b.size - a.size,
  'By name': (a, b) => a.name.localeCompare(b.name, 'en'),
};

export default function SortMenu() {
  const [order, setOrder] = useState('Newest first');

  return (
    <Stack spacing={1} sx={{width: '100%', maxWidth: 320, alignItems: 'flex-start'}}>
      <OrderButton order={order} onChange={setOrder} />
      <List aria-label={`Photos, ${order}`} dense sx={{width: '100%'}}>
        {PHOTOS.toSorted(ORDERS[order]).map(({name, year, size}) => (
          <ListItem key={name} disableGutters divider>
            <ListItemText primary={name} secondary={`${year}, ${size} MB`} />
          </ListItem>
        ))}
      </List>
    </Stack>
  );
}

function OrderButton({order, onChange}: {order: string; onChange: (order: string) => void}) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const open = anchor !== null;
  const close = () => setAnchor(null);
  const show = ({currentTarget}: {currentTarget: HTMLElement}) => setAnchor(currentTarget);
  const items = Object.keys(ORDERS).map((name) => (
    <MenuItem
      key={name}
      role="menuitemradio"
      aria-checked={name === order}
      selected={name === order}
      onClick={() => {
        onChange(name);
        close();
      }}
    >
      {name}
    </MenuItem>
  ));

  return (
    <>
      <Button id={id} variant="outlined" aria-haspopup="menu" aria-expanded={open} onClick={show}>
        {order}
      </Button>
      <Menu
        open={open}
        anchorEl={anchor}
        onClose={close}
        slotProps={{list: {'aria-labelledby': id}}}
      >
        {items}
      </Menu>
    </>
  );
}
