import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';

export default function VerticalDividers() {
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{flexWrap: 'wrap'}}
      divider={<Divider orientation="vertical" flexItem aria-hidden />}
    >
      <Button>Cut</Button>
      <Button>Copy</Button>
      <Button>Paste</Button>
    </Stack>
  );
}
