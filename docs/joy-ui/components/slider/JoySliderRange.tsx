import {useState} from 'react';
import Box from '@mui/joy/Box';
import FormLabel from '@mui/joy/FormLabel';
import Slider from '@mui/joy/Slider';
import Typography from '@mui/joy/Typography';

const FARES = [18, 24, 31, 38, 52, 67, 90];
const euros = (value: number) => `${value} €`;

export default function JoySliderRange() {
  const [range, setRange] = useState([20, 60]);
  const [from = 0, to = 100] = range;
  const found = FARES.filter((fare) => fare >= from && fare <= to);

  return (
    <Box role="group" aria-labelledby="joy-slider-fare" sx={{width: '100%', maxWidth: 320, px: 1}}>
      <FormLabel component="div" id="joy-slider-fare">
        Price of a crossing
      </FormLabel>
      <Slider
        value={range}
        onChange={(_, value) => setRange(Array.isArray(value) ? value : [value, value])}
        getAriaLabel={(index) => (index === 0 ? 'At least' : 'At most')}
        getAriaValueText={euros}
        valueLabelDisplay="auto"
        valueLabelFormat={euros}
      />
      <Typography level="body-sm">
        {found.length} crossings from {euros(from)} to {euros(to)}
      </Typography>
    </Box>
  );
}
