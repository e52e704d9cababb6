import {useState} from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const MARKS = [
  {value: 0, label: 'Slack'},
  {value: 1, label: '1 kn'},
  {value: 2.5, label: '2.5 kn'},
  {value: 4, label: '4 kn'},
];

export default function MarkedSlider() {
  const [current, setCurrent] = useState(1);

  return (
    <Box sx={{width: '100%', maxWidth: 300, paddingInline: 3}}>
      <Typography id="current-label">Strongest current</Typography>
      <Slider
        aria-labelledby="current-label"
        step={null}
        min={0}
        max={4}
        marks={MARKS}
        value={current}
        onChange={(_, next) => setCurrent(next)}
        getAriaValueText={(value) => (value === 0 ? 'Slack water' : `${value} knots`)}
      />
    </Box>
  );
}
