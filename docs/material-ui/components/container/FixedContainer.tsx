import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

export default function FixedContainer() {
  return (
    <Box sx={{display: 'grid', gap: 2, paddingBlock: 2}}>
      <Container maxWidth="md" sx={{bgcolor: 'action.hover', paddingBlock: 2}}>
        <Typography>Fluid: as wide as the window, up to 900 px</Typography>
      </Container>
      <Container fixed maxWidth="md" sx={{bgcolor: 'action.hover', paddingBlock: 2}}>
        <Typography>Fixed: 600 px or 900 px, nothing between</Typography>
      </Container>
    </Box>
  );
}
