import Stack from '@mui/material/Stack';
import SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';

export default function StrokedIcon() {
  return (
    <Stack direction="row" spacing={1} sx={{alignItems: 'center'}}>
      <SvgIcon color="success">
        <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth={2}>
          <circle cx="12" cy="12" r="9" />
          <path d="m8 12.5 3 3 5.5-6.5" />
        </svg>
      </SvgIcon>
      <Typography>All checks have passed</Typography>
    </Stack>
  );
}
