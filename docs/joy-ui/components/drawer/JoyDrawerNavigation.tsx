import {useState} from 'react';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ModalClose from '@mui/joy/ModalClose';

const PAGES = ['Departures', 'Tickets', 'Harbours', 'Help'];

export default function JoyDrawerNavigation() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outlined" color="neutral" onClick={() => setOpen(true)}>
        Menu
      </Button>
      <Drawer open={open} onClose={close} size="sm">
        <ModalClose aria-label="Close the menu" />
        <DialogTitle>Ferries</DialogTitle>
        <nav aria-label="Pages">
          <List>
            {PAGES.map((page, index) => (
              <ListItem key={page}>
                <ListItemButton
                  component="a"
                  href="#navigation"
                  selected={index === 0}
                  aria-current={index === 0 ? 'page' : undefined}
                  onClick={close}
                >
                  {page}
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </nav>
      </Drawer>
    </>
  );
}
