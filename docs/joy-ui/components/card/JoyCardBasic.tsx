import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';

export default function JoyCardBasic() {
  return (
    <Card sx={{width: '100%', maxWidth: 320}}>
      <CardContent>
        <Typography level="title-lg" component="h3">
          Berth 14
        </Typography>
        <Typography level="body-sm">North pier, 12 metres, shore power</Typography>
        <Typography sx={{mt: 1}}>Free from Friday noon. Two boats have asked for it.</Typography>
      </CardContent>
      <CardActions buttonFlex="1">
        <Button variant="outlined" color="neutral">
          Show on the map
        </Button>
        <Button>Book it</Button>
      </CardActions>
    </Card>
  );
}
