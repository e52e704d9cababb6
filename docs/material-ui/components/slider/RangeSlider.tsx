import {useState} from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const NAMES = ['Shortest boat', 'Longest boat'];
const LENGTHS = [6, 7, 9, 11, 12, 15, 18];

export default function RangeSlider() {
  const [range, setRange] = useState<number[]>([8, 14]);
  const [counted, setCounted] = useState(range);
  const [from = 5, to = 20] = counted;
  const found = LENGTHS.filter((length) => length >= from && length <= to);

  return (
    <Box sx={{width: '100%', maxWidth: 300, paddingInline: 1}}>
      <Typography>
        Length: {range[0]} to {range[1]} m
      </Typography>
      <Slider
        min={5}
        max={20}
        value={range}
        onChange={(_, next) => setRange(next)}
        onChangeCommitted={(_, next) => setCounted(next)}
        getAriaLabel={(index) => NAMES[index] ?? ''}
        getAriaValueText={(value) => `${value} metres`}
        disableSwap
      />
      <Typography role="status">{found.length} boats</Typography>
    </Box>
  );
}
