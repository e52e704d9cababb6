import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';

export default function UnderlineLinks() {
  return (
    <Stack
      component="nav"
      aria-label="Departures"
      direction="row"
      spacing={3}
      useFlexGap
      sx={{flexWrap: 'wrap', typography: 'body1'}}
    >
      <Link href="#basics" underline="always">
        Always
      </Link>
      <Link href="#underline" underline="hover">
        On hover
      </Link>
      <Link href="#with-a-router" underline="none">
        Never
      </Link>
    </Stack>
  );
}
