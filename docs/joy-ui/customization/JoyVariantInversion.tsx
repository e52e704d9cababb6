import {useState} from 'react';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function JoyVariantInversion() {
  const [inverted, setInverted] = useState(true);
  return (
    <Stack spacing={2} sx={{width: '100%', maxWidth: 360}}>
      <Checkbox
        label="Invert the colours inside"
        checked={inverted}
        onChange={(event) => setInverted(event.target.checked)}
      />
      <Sheet
        variant="solid"
        color="success"
        invertedColors={inverted}
        sx={{p: 2, borderRadius: 'md', display: 'grid', gap: 1.5, justifyItems: 'start'}}
      >
        <Typography level="title-lg" component="h3">
          You are expected in Visby
        </Typography>
        <Typography textColor="text.primary">
          Berth 14 is kept until eight in the evening.
        </Typography>
        <Stack direction="row" spacing={1} useFlexGap sx={{flexWrap: 'wrap'}}>
          <Button>Show the way</Button>
          <Button variant="outlined">Change</Button>
        </Stack>
      </Sheet>
    </Stack>
  );
}
