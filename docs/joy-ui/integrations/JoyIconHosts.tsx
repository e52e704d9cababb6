import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import SvgIcon from '@mui/joy/SvgIcon';

const ANCHOR = (
  <SvgIcon>
    <path d="M12 2a3 3 0 0 1 1 5.8V10h3v2h-3v7.9a7 7 0 0 0 6-5.9h2a9 9 0 0 1-18 0h2a7 7 0 0 0 6 5.9V12H8v-2h3V7.8A3 3 0 0 1 12 2Z" />
  </SvgIcon>
);

export default function JoyIconHosts() {
  return (
    <Stack spacing={2} sx={{alignItems: 'flex-start', width: '100%', maxWidth: 280}}>
      <Button size="lg" startDecorator={ANCHOR}>
        Drop anchor
      </Button>
      <Input
        startDecorator={ANCHOR}
        defaultValue="North bay"
        sx={{width: '100%', minWidth: 0}}
        slotProps={{input: {'aria-label': 'Anchorage'}}}
      />
      <Chip size="sm" color="success" startDecorator={ANCHOR}>
        At anchor
      </Chip>
    </Stack>
  );
}
