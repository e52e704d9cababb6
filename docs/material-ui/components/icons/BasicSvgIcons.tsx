import Stack from '@mui/material/Stack';
import {createSvgIcon} from '@mui/material/utils';

const HomeIcon = createSvgIcon(<path d="m12 3 9 8v10h-6v-6H9v6H3V11z" />, 'Home');
const BookmarkIcon = createSvgIcon(<path d="M6 3h12v18l-6-4.5L6 21z" />, 'Bookmark');

export default function BasicSvgIcons() {
  return (
    <Stack direction="row" spacing={3} sx={{alignItems: 'center'}}>
      <HomeIcon fontSize="small" />
      <HomeIcon />
      <HomeIcon fontSize="large" />
      <BookmarkIcon fontSize="large" color="primary" />
      <BookmarkIcon fontSize="large" color="disabled" />
    </Stack>
  );
}
