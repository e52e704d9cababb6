import {useState} from 'react';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const WORDS = ['Unusable', 'Poor', 'Fair', 'Good', 'Excellent'];

export default function WordedRating() {
  const [stars, setStars] = useState<number | null>(4);
  const [hover, setHover] = useState(-1);
  const shown = hover === -1 ? (stars ?? 0) : hover;

  return (
    <Stack component="fieldset" spacing={1} sx={{border: 0, margin: 0, padding: 0}}>
      <Typography component="legend">State of the showers</Typography>
      <Stack direction="row" spacing={2} sx={{alignItems: 'center'}}>
        <Rating
          name="showers"
          value={stars}
          getLabelText={(value) => `${value} of 5: ${WORDS[value - 1]}`}
          onChange={(_, next) => setStars(next)}
          onChangeActive={(_, next) => setHover(next)}
        />
        <Typography aria-hidden>{shown > 0 ? WORDS[shown - 1] : 'Not rated'}</Typography>
      </Stack>
    </Stack>
  );
}
