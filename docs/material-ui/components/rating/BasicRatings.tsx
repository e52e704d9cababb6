import {useState} from 'react';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function BasicRatings() {
  const [stars, setStars] = useState<number | null>(3);

  return (
    <Stack component="fieldset" spacing={1} sx={{border: 0, margin: 0, padding: 0}}>
      <Typography component="legend">How was the harbour?</Typography>
      <Rating name="harbour" value={stars} onChange={(_, next) => setStars(next)} />
    </Stack>
  );
}
