import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const PLUM = {
  '--joy-palette-primary-solidBg': '#7a2e62',
  '--joy-palette-primary-solidHoverBg': '#5f214c',
  '--joy-palette-primary-solidActiveBg': '#471638',
};

export default function JoyLocalColors() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{flexWrap: 'wrap'}}>
      <Sheet variant="outlined" sx={{p: 2, borderRadius: 'md'}}>
        <Typography sx={{mb: 1}}>All of the product</Typography>
        <Button>Book</Button>
      </Sheet>
      <Sheet variant="outlined" sx={{p: 2, borderRadius: 'md', ...PLUM}}>
        <Typography sx={{mb: 1}}>The winter campaign</Typography>
        <Button>Book</Button>
      </Sheet>
    </Stack>
  );
}
