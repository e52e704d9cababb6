import Button from '@mui/material/Button';
import Icon from '@mui/material/Icon';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';

export default function FontIcons() {
  return (
    <Stack direction="row" spacing={3} sx={{alignItems: 'center', flexWrap: 'wrap', rowGap: 2}}>
      <Icon>star</Icon>
      <Icon color="primary" fontSize="large">
        favorite_border
      </Icon>
      <Button variant="outlined" startIcon={<Icon>send</Icon>}>
        Send
      </Button>
      <IconButton aria-label="Delete draft">
        <Icon>delete</Icon>
      </IconButton>
    </Stack>
  );
}
