import NoSsr from '@mui/material/NoSsr';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const DEPARTURE = new Date(Date.UTC(2026, 5, 14, 8, 30));

function format(timeZone?: string) {
  return new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  }).format(DEPARTURE);
}

export default function ZoneNoSsr() {
  return (
    <Stack sx={{width: '100%', maxWidth: 340}}>
      <Typography variant="subtitle2" component="span">
        The ferry leaves
      </Typography>
      <Typography component="time" dateTime={DEPARTURE.toISOString()}>
        <NoSsr fallback={`${format('UTC')} in UTC`}>{format()} where you are</NoSsr>
      </Typography>
    </Stack>
  );
}
