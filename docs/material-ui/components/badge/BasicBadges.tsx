import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import SvgIcon from '@mui/material/SvgIcon';

const MAIL = 'M3 5h18v14H3V5Zm2 2v.5l7 4.4 7-4.4V7H5Zm14 10V9.9l-7 4.4-7-4.4V17h14Z';
const BELL = 'M12 2a6 6 0 0 1 6 6v5l2 3v1H4v-1l2-3V8a6 6 0 0 1 6-6Zm-2 17h4a2 2 0 0 1-4 0Z';

export default function BasicBadges() {
  return (
    <Stack direction="row" spacing={2}>
      <IconButton aria-label="Inbox, 4 unread messages">
        <Badge badgeContent={4} color="primary">
          <SvgIcon>
            <path d={MAIL} />
          </SvgIcon>
        </Badge>
      </IconButton>
      <IconButton aria-label="Notifications, some are new">
        <Badge variant="dot" color="primary">
          <SvgIcon>
            <path d={BELL} />
          </SvgIcon>
        </Badge>
      </IconButton>
    </Stack>
  );
}
