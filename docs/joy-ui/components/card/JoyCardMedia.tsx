import AspectRatio from '@mui/joy/AspectRatio';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Divider from '@mui/joy/Divider';
import Typography from '@mui/joy/Typography';

export default function JoyCardMedia() {
  return (
    <Card sx={{width: '100%', maxWidth: 320}}>
      <CardOverflow>
        <AspectRatio ratio="2">
          <svg viewBox="0 0 400 200" preserveAspectRatio="xMidYMid slice" aria-hidden>
            <rect width="400" height="200" fill="#bfd8e6" />
            <path d="M0 150h400v50H0z" fill="#2b5d7d" />
            <path d="m196 30 84 108h-84zM186 50v88h-62zM104 146h192l-28 26H134z" fill="#fdfaf3" />
          </svg>
        </AspectRatio>
      </CardOverflow>
      <CardContent>
        <Typography level="title-md" component="h3">
          Albatross
        </Typography>
        <Typography level="body-sm">Ketch, built in 1961 in Denmark</Typography>
      </CardContent>
      <CardOverflow variant="soft">
        <Divider inset="context" />
        <CardContent orientation="horizontal" sx={{py: 1, justifyContent: 'space-between'}}>
          <Typography level="body-sm" textColor="inherit">
            6 berths
          </Typography>
          <Typography level="body-sm" textColor="inherit">
            Sails in May
          </Typography>
        </CardContent>
      </CardOverflow>
    </Card>
  );
}
