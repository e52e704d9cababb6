import Badge from '@mui/joy/Badge';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import SvgIcon from '@mui/joy/SvgIcon';

const BELL = 'M12 3a6 6 0 0 1 6 6v5l2 3H4l2-3V9a6 6 0 0 1 6-6Zm-2 15h4a2 2 0 0 1-4 0Z';
const BASKET = 'm8 3-3 6H2l2 11h16l2-11h-3l-3-6-2 1 2.5 5h-9L10 4 8 3Z';

export default function JoyBadgeBasic() {
  return (
    <Stack direction="row" spacing={3}>
      <Badge>
        <IconButton variant="soft" aria-label="Notices, some are new">
          <SvgIcon>
            <path d={BELL} />
          </SvgIcon>
        </IconButton>
      </Badge>
      <Badge badgeContent={4} slotProps={{badge: {'aria-hidden': true}}}>
        <IconButton variant="soft" aria-label="Basket, 4 items">
          <SvgIcon>
            <path d={BASKET} />
          </SvgIcon>
        </IconButton>
      </Badge>
    </Stack>
  );
}
