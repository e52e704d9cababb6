import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import SvgIcon from '@mui/joy/SvgIcon';

function DownloadIcon() {
  return (
    <SvgIcon>
      <path d="M11 4h2v9l3.5-3.5 1.4 1.4L12 16.8l-5.9-5.9 1.4-1.4L11 13V4ZM5 18h14v2H5v-2Z" />
    </SvgIcon>
  );
}

export default function JoyDecorators() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{flexWrap: 'wrap'}}>
      <Button startDecorator={<DownloadIcon />}>Download report</Button>
      <Button variant="outlined" color="neutral" endDecorator="24 MB">
        Raw data
      </Button>
      <Button component="a" href="#links-that-look-like-buttons" variant="plain">
        How it is made
      </Button>
    </Stack>
  );
}
