import {useState} from 'react';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const WORDS = ['Not rated', 'Poor', 'Fair', 'Good', 'Very good', 'Excellent'];

export default function VisitRating() {
  const [stars, setStars] = useState<number | null>(4);
  const [pointed, setPointed] = useState(-1);
  return (
    <Stack useFlexGap spacing={1} sx={{alignItems: 'center'}}>
      <Typography component="p">
        <bdi>How was your visit?</bdi>
      </Typography>
      <Rating
        name="visit"
        size="large"
        value={stars}
        onChange={(_event, value) => setStars(value)}
        onChangeActive={(_event, value) => setPointed(value)}
        getLabelText={(value) => `${value}: ${WORDS[value]}`}
      />
      <Typography variant="body2">{WORDS[pointed === -1 ? (stars ?? 0) : pointed]}</Typography>
    </Stack>
  );
}
