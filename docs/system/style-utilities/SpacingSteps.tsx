import Box from '@mui/system/Box';

const STEPS = [0.5, 1, 2, 3, 4];

export default function SpacingSteps() {
  return (
    <Box sx={{display: 'grid', gap: 1, fontFamily: 'system-ui, sans-serif'}}>
      {STEPS.map((step) => (
        <Box key={step} sx={{display: 'flex', alignItems: 'center', gap: 2}}>
          <Box component="code" sx={{width: 72}}>
            p: {step}
          </Box>
          <Box sx={{p: step, bgcolor: '#9fc9c5'}}>
            <Box sx={{px: 1, bgcolor: '#dfeceb', color: '#10302f'}}>{step * 8} px</Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
