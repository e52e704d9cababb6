import {useState} from 'react';
import Box from '@mui/joy/Box';
import FormLabel from '@mui/joy/FormLabel';
import Slider from '@mui/joy/Slider';
import Typography from '@mui/joy/Typography';

const describe = (value: number) => `${value} metres`;

export default function JoySliderValue() {
  const [length, setLength] = useState(9);
  return (
    <Box sx={{width: '100%', maxWidth: 320}}>
      <FormLabel component="div" id="joy-slider-length">
        Length of the boat
      </FormLabel>
      <Slider
        min={4}
        max={20}
        value={length}
        onChange={(_, value) => setLength(Number(value))}
        getAriaValueText={describe}
        aria-labelledby="joy-slider-length"
      />
      <Typography level="body-sm">
        {describe(length)}, {length > 12 ? 'north pier' : 'inner basin'}
      </Typography>
    </Box>
  );
}
