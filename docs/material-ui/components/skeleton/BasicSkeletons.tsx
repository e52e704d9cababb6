import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function BasicSkeletons() {
  return (
    <Stack spacing={1}>
      <Typography variant="body2">Looking for the profile…</Typography>
      <Skeleton variant="circular" width={40} height={40} />
      <Skeleton width={210} />
      <Skeleton width={160} />
      <Skeleton variant="rounded" width={210} height={60} />
    </Stack>
  );
}
