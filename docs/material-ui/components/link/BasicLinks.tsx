import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function BasicLinks() {
  return (
    <Typography>
      The ferry leaves at 9:40. See the <Link href="#underline">other departures</Link>, or read how
      to <Link href="#basics">change your booking</Link> without a fee.
    </Typography>
  );
}
