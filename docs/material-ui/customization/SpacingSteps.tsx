import Box from '@mui/material/Box';

const STEPS = [0.5, 1, 2, 3, 4, 6];

export default function SpacingSteps() {
  return (
    <Box
      component="dl"
      sx={{
        typography: 'body2',
        display: 'grid',
        gridTemplateColumns: 'auto 1fr',
        gap: 1,
        margin: 0,
        minWidth: 200,
      }}
    >
      {STEPS.map((step) => (
        <Box key={step} sx={{display: 'contents'}}>
          <dt>{step}</dt>
          <Box component="dd" sx={{display: 'flex', alignItems: 'center', gap: 1, margin: 0}}>
            <Box sx={{height: 16, bgcolor: 'primary.main', paddingInlineEnd: step}} />
            {step * 8} px
          </Box>
        </Box>
      ))}
    </Box>
  );
}
