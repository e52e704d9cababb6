import {useState} from 'react';
import Box from '@mui/material/Box';
import Fade from '@mui/material/Fade';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function FadeTransition() {
  const [shown, setShown] = useState(true);

  return (
    <Box sx={{minHeight: 130}}>
      <FormControlLabel
        label="Fog lamp"
        control={<Switch checked={shown} onChange={(_, checked) => setShown(checked)} />}
      />
      <Fade in={shown}>
        <Paper elevation={4} sx={{width: 'fit-content', padding: 2, marginBlockStart: 1}}>
          <Typography>The lamp is on.</Typography>
        </Paper>
      </Fade>
    </Box>
  );
}
