import {useState} from 'react';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';

export default function ElevationPapers() {
  const [elevation, setElevation] = useState(3);

  return (
    <Stack spacing={4} sx={{width: '100%', maxWidth: 280}}>
      <Paper
        elevation={elevation}
        sx={{display: 'grid', placeItems: 'center', height: 96, typography: 'body1'}}
      >
        elevation={`{${elevation}}`}
      </Paper>
      <Slider
        aria-label="Elevation"
        min={0}
        max={24}
        value={elevation}
        onChange={(_, next) => setElevation(next)}
      />
    </Stack>
  );
}
