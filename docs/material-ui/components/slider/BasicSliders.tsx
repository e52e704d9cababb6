import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function BasicSliders() {
  return (
    <Box sx={{width: '100%', maxWidth: 300}}>
      <Typography id="brightness-label">Brightness of the display</Typography>
      <Slider aria-labelledby="brightness-label" defaultValue={40} />
      <Typography id="speed-label">Speed of the winch</Typography>
      <Slider
        aria-labelledby="speed-label"
        defaultValue={2}
        min={1}
        max={5}
        marks
        valueLabelDisplay="auto"
      />
    </Box>
  );
}
