import {useState} from 'react';
import Badge from '@mui/material/Badge';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Box from '@mui/material/Box';
import SvgIcon from '@mui/material/SvgIcon';

const MAIL = 'M3 5h18v14H3V5Zm2 2v.5l7 4.4 7-4.4V7H5Zm14 10V9.9l-7 4.4-7-4.4V17h14Z';
const PEN = 'M4 20v-4L16 4l4 4L8 20H4Zm2-2h1.2l8-8L14 8.8l-8 8V18Z';

/** For the ear alone. */
const HIDDEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  clipPath: 'inset(50%)',
  overflow: 'hidden',
};

export default function BadgedBottomNavigation() {
  const [current, setCurrent] = useState('drafts');
  const [unread, setUnread] = useState(3);

  function go(next: string) {
    setCurrent(next);
    if (next === 'inbox') setUnread(0);
  }

  return (
    <BottomNavigation
      component="nav"
      aria-label="Mail"
      showLabels
      value={current}
      onChange={(_, next: string) => go(next)}
      sx={{width: '100%', maxWidth: 320}}
    >
      <BottomNavigationAction
        value="inbox"
        label={<Inbox unread={unread} />}
        aria-current={current === 'inbox' ? 'page' : undefined}
        icon={
          <Badge badgeContent={unread} color="primary" slotProps={{badge: {'aria-hidden': true}}}>
            <Icon path={MAIL} />
          </Badge>
        }
      />
      <BottomNavigationAction
        value="drafts"
        label="Drafts"
        aria-current={current === 'drafts' ? 'page' : undefined}
        icon={<Icon path={PEN} />}
      />
    </BottomNavigation>
  );
}

function Inbox({unread}: {unread: number}) {
  if (unread === 0) return 'Inbox';
  return (
    <>
      Inbox
      <Box component="span" sx={HIDDEN}>
        , {unread} unread
      </Box>
    </>
  );
}

function Icon({path}: {path: string}) {
  return (
    <SvgIcon>
      <path d={path} />
    </SvgIcon>
  );
}
