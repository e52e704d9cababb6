import {useState} from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function LocalBackdrop() {
  const [old, setOld] = useState(true);

  return (
    <Paper variant="outlined" sx={{position: 'relative', width: '100%', maxWidth: 320}}>
      <Stack spacing={1} inert={old} sx={{padding: 2, minHeight: 140}}>
        <Typography component="h3" variant="subtitle1">
          Wind at the pier
        </Typography>
        <Typography variant="h4" component="p">
          {old ? '11 kn' : '14 kn'}
        </Typography>
        <Button onClick={() => setOld(true)} sx={{alignSelf: 'flex-start'}}>
          Let it grow old
        </Button>
      </Stack>
      <Backdrop
        aria-hidden={false}
        open={old}
        sx={{position: 'absolute', zIndex: 1, backgroundColor: 'rgba(0, 0, 0, 0.8)'}}
      >
        <Button
          variant="contained"
          onClick={() => setOld(false)}
          sx={{bgcolor: '#fff', color: '#111', '&:hover': {bgcolor: '#eee'}}}
        >
          Measure again
        </Button>
      </Backdrop>
    </Paper>
  );
}
