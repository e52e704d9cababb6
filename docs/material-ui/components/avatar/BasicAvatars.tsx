import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import SvgIcon from '@mui/material/SvgIcon';

const DRAWING = `
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">
    <path fill="#f2c9a1" d="M0 0h40v40H0z" />
    <path fill="#334e68" d="M6 40c0-9 6-14 14-14s14 5 14 14z" />
    <circle cx="20" cy="17" r="8" fill="#8d5524" />
  </svg>`;
const PORTRAIT = `data:image/svg+xml,${encodeURIComponent(DRAWING)}`;

const sx = {bgcolor: 'primary.main', color: 'primary.contrastText'};

export default function BasicAvatars() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar alt="Noor Haddad" src={PORTRAIT} />
      <Avatar role="img" aria-label="Piotr Zieliński" sx={sx}>
        PZ
      </Avatar>
      <Avatar role="img" aria-label="Harbour office" variant="rounded" sx={sx}>
        <SvgIcon>
          <path d="M12 2a3 3 0 0 1 1 5.8V10h3v2h-3v7.9c3-.4 5.4-2.6 6-5.4l-1.6.9-1-1.8L21 11c.4 6-3.5 11-9 11s-9.4-5-9-11l4.6 2.6-1 1.8-1.6-.9c.6 2.8 3 5 6 5.4V12H8v-2h3V7.8A3 3 0 0 1 12 2Z" />
        </SvgIcon>
      </Avatar>
    </Stack>
  );
}
