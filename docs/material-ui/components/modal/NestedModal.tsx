import {useState} from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const paper = {position: 'absolute', inset: 0, margin: 'auto', height: 'fit-content', padding: 3};

export default function NestedModal() {
  const [level, setLevel] = useState(0);

  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setLevel(1)}>
        Crew list
      </Button>
      <Modal open={level > 0} onClose={() => setLevel(0)}>
        <Paper role="dialog" aria-modal aria-label="Crew list" sx={{...paper, width: 280}}>
          <Typography>Lena Falk, Mateo Gil</Typography>
          <Stack direction="row" spacing={1} sx={{marginBlockStart: 2}}>
            <Button onClick={() => setLevel(2)}>Sign on</Button>
            <Button onClick={() => setLevel(0)}>Close</Button>
          </Stack>
          <Modal open={level > 1} onClose={() => setLevel(1)}>
            <Paper role="dialog" aria-modal aria-label="Sign on" sx={{...paper, width: 220}}>
              <Typography>There is no free berth.</Typography>
              <Button onClick={() => setLevel(1)} sx={{marginBlockStart: 2}}>
                Back to the list
              </Button>
            </Paper>
          </Modal>
        </Paper>
      </Modal>
    </>
  );
}
