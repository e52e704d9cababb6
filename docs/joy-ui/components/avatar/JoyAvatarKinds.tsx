import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';
import SvgIcon from '@mui/joy/SvgIcon';

export default function JoyAvatarKinds() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{flexWrap: 'wrap', alignItems: 'center'}}>
      <Avatar role="img" aria-label="Mara Olin" size="lg" color="primary">
        MO
      </Avatar>
      <Avatar role="img" aria-label="Harbour office" variant="solid">
        <SvgIcon>
          <path d="M12 2 2 9v2h2v9h6v-6h4v6h6v-9h2V9L12 2Z" />
        </SvgIcon>
      </Avatar>
      <Avatar role="img" aria-label="Unknown guest" variant="outlined" size="sm" />
    </Stack>
  );
}
