import {useState} from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function SignUpCard() {
  const [isAsked, setIsAsked] = useState(true);

  return (
    <Card variant="outlined" sx={{maxWidth: 360, width: '100%'}}>
      <CardContent>
        <Typography variant="h6" component="p" gutterBottom>
          نشرة المكتبة
        </Typography>
        <TextField
          label="البريد الإلكتروني"
          type="email"
          defaultValue="salma@example.com"
          fullWidth
          margin="normal"
          slotProps={{htmlInput: {dir: 'ltr'}}}
        />
        <FormControlLabel
          control={<Checkbox checked={isAsked} onChange={() => setIsAsked(!isAsked)} />}
          label="أرسلوا إليّ ما يصل من كتب جديدة"
        />
      </CardContent>
      <CardActions>
        <Button variant="contained" disabled={!isAsked}>
          اشتراك
        </Button>
        <Button>ليس الآن</Button>
      </CardActions>
    </Card>
  );
}
