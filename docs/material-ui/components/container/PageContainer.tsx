import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

export default function PageContainer() {
  return (
    <Box>
      <Box sx={{bgcolor: 'primary.main', color: 'primary.contrastText', paddingBlock: 3}}>
        <Container maxWidth="sm">
          <Typography component="h3" variant="h5">
            Tides of the estuary
          </Typography>
        </Container>
      </Box>
      <Container maxWidth="sm" sx={{paddingBlock: 3}}>
        <Typography>
          Twice a day the water leaves, and the seals come to lie on the sand. Go out with a guide:
          it returns quicker than one walks.
        </Typography>
      </Container>
    </Box>
  );
}
