import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const TANKS = [
  {name: 'Water', percent: 80},
  {name: 'Diesel', percent: 35},
];

export default function GaugeProgress() {
  return (
    <Stack direction="row" spacing={4}>
      {TANKS.map(({name, percent}) => (
        <Stack key={name} spacing={1} sx={{alignItems: 'center'}}>
          <Box sx={{position: 'relative', display: 'inline-flex'}}>
            <CircularProgress
              enableTrackSlot
              variant="determinate"
              size={64}
              value={percent}
              aria-label={`${name} tank`}
            />
            <Typography
              aria-hidden
              variant="body2"
              sx={{position: 'absolute', inset: 0, display: 'grid', placeItems: 'center'}}
            >
              {percent} %
            </Typography>
          </Box>
          <Typography>{name}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
