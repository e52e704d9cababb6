import Avatar from '@mui/material/Avatar';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function InferredSkeleton() {
  return (
    <Stack direction="row" spacing={2} aria-hidden sx={{alignItems: 'center'}}>
      <Skeleton variant="circular" animation="wave">
        <Avatar />
      </Skeleton>
      <div>
        <Typography variant="subtitle1">
          <Skeleton animation="wave" width={140} />
        </Typography>
        <Typography variant="body2">
          <Skeleton animation="wave" width={90} />
        </Typography>
      </div>
    </Stack>
  );
}
