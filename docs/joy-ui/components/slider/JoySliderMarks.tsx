import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';

const SPEEDS = [
  {value: 0, label: 'Stop'},
  {value: 30, label: 'Slow'},
  {value: 60, label: 'Half'},
  {value: 100, label: 'Full'},
];

export default function JoySliderMarks() {
  return (
    <Box sx={{width: '100%', maxWidth: 320, px: 2}}>
      <Slider
        aria-label="Speed ahead"
        defaultValue={30}
        step={null}
        marks={SPEEDS}
        slotProps={{markLabel: {sx: {color: 'text.tertiary'}}}}
        getAriaValueText={(value) => SPEEDS.find((speed) => speed.value === value)?.label ?? ''}
      />
    </Box>
  );
}
