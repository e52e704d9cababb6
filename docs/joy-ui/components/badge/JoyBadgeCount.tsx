import {useState} from 'react';
import Badge from '@mui/joy/Badge';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function JoyBadgeCount() {
  const [unread, setUnread] = useState(98);
  return (
    <Stack direction="row" spacing={3} useFlexGap sx={{flexWrap: 'wrap'}}>
      <Badge badgeContent={unread} slotProps={{badge: {'aria-hidden': true}}}>
        <Button
          variant="outlined"
          color="neutral"
          aria-label={`Inbox, ${unread} unread`}
          onClick={() => setUnread(0)}
        >
          Inbox
        </Button>
      </Badge>
      <Button variant="plain" onClick={() => setUnread(unread + 1)}>
        Receive a message
      </Button>
    </Stack>
  );
}
