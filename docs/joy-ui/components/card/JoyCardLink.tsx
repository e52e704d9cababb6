import {useState} from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function JoyCardLink() {
  const [saved, setSaved] = useState(false);
  return (
    <Card
      orientation="horizontal"
      sx={{
        width: '100%',
        maxWidth: 400,
        flexWrap: 'wrap',
        '&:hover': {borderColor: 'neutral.outlinedHoverBorder', boxShadow: 'sm'},
      }}
    >
      <CardContent>
        <Typography level="title-md" component="h3">
          <Link overlay href="#one-card-one-link" underline="none" textColor="inherit">
            Reading the clouds
          </Link>
        </Typography>
        <Typography level="body-sm">Eight lessons, two of them on deck</Typography>
      </CardContent>
      <Button
        size="sm"
        variant="soft"
        aria-pressed={saved}
        onClick={() => setSaved(!saved)}
        sx={{position: 'relative', zIndex: 1, alignSelf: 'center'}}
      >
        {saved ? 'Saved' : 'Save'}
      </Button>
    </Card>
  );
}
