import Box from '@mui/material/Box';

const STEPS = Array.from({length: 40}, (_, index) => index + 1);

export default function TallDemo() {
  return (
    <Box component="ol" sx={{m: 0, pl: 4}}>
      {STEPS.map((step) => (
        <li key={step}>Step {step} of 40</li>
      ))}
    </Box>
  );
}
