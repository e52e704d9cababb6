import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

export default function BasicContainer() {
  return (
    <Container maxWidth="xs" sx={{bgcolor: 'action.hover', paddingBlock: 2}}>
      <Typography>
        This text is never wider than 444 px, has 16 px at both sides on a phone and 24 px from 600
        px on.
      </Typography>
    </Container>
  );
}
