import {useState} from 'react';
import Dropdown from '@mui/joy/Dropdown';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import SvgIcon from '@mui/joy/SvgIcon';

const ORDERS = ['Name', 'Length', 'Year built'];

export default function JoyMenuSort() {
  const [order, setOrder] = useState('Length');
  return (
    <Dropdown>
      <MenuButton variant="plain" color="neutral">
        Sorted by {order.toLowerCase()}
      </MenuButton>
      <Menu placement="bottom-start">
        {ORDERS.map((name) => (
          <MenuItem
            key={name}
            role="menuitemradio"
            aria-checked={name === order}
            selected={name === order}
            onClick={() => setOrder(name)}
          >
            <ListItemDecorator>
              {name === order && (
                <SvgIcon>
                  <path d="m9.5 18-5.6-5.6L5.3 11l4.2 4.2L18.7 6l1.4 1.4L9.5 18Z" />
                </SvgIcon>
              )}
            </ListItemDecorator>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </Dropdown>
  );
}
