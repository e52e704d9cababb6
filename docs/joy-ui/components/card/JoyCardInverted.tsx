import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import CircularProgress from '@mui/joy/CircularProgress';
import Typography from '@mui/joy/Typography';

export default function JoyCardInverted() {
  return (
    <Card variant="solid" color="primary" invertedColors sx={{width: '100%', maxWidth: 320}}>
      <CardContent orientation="horizontal" sx={{alignItems: 'center'}}>
        <CircularProgress determinate value={60} size="lg" aria-label="Places taken">
          60 %
        </CircularProgress>
        <CardContent>
          <Typography level="title-md" component="h3">
            Night crossing
          </Typography>
          <Typography textColor="text.primary">12 of 20 places are taken.</Typography>
        </CardContent>
      </CardContent>
      <CardActions>
        <Button>Reserve</Button>
        <Button variant="outlined">Details</Button>
      </CardActions>
    </Card>
  );
}
