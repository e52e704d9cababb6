import {useId, useState} from 'react';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import SvgIcon from '@mui/material/SvgIcon';

const ENTRIES = [
  {label: 'Profile', path: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm-8 16c0-4 4-6 8-6s8 2 8 6H4Z'},
  {label: 'Invoices', path: 'M6 3h12v18l-3-2-3 2-3-2-3 2V3Zm3 4v2h6V7H9Zm0 4v2h6v-2H9Z'},
  {label: 'Sign out', path: 'M4 4h8v2H6v12h6v2H4V4Zm12 4 4 4-4 4v-3H9v-2h7V8Z'},
];

export default function AccountMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  const buttonId = useId();
  const open = anchor !== null;
  const close = () => setAnchor(null);

  return (
    <>
      <Button
        id={buttonId}
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        startIcon={<Initials />}
        sx={{textTransform: 'none'}}
      >
        Inês Duarte
      </Button>
      <Menu
        id={menuId}
        open={open}
        anchorEl={anchor}
        onClose={close}
        slotProps={{list: {'aria-labelledby': buttonId}}}
      >
        {ENTRIES.map(({label, path}, index) => [
          index === ENTRIES.length - 1 && <Divider key="end" component="li" />,
          <MenuItem key={label} onClick={close}>
            <Icon path={path} />
            <ListItemText>{label}</ListItemText>
          </MenuItem>,
        ])}
      </Menu>
    </>
  );
}

function Icon({path}: {path: string}) {
  return (
    <ListItemIcon>
      <SvgIcon fontSize="small">
        <path d={path} />
      </SvgIcon>
    </ListItemIcon>
  );
}

function Initials() {
  const sx = {width: 32, height: 32, bgcolor: 'primary.main', color: 'primary.contrastText'};
  return (
    <Avatar aria-hidden sx={sx}>
      <small>ID</small>
    </Avatar>
  );
}
