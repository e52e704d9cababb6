import {useState} from 'react';
import Masonry from '@mui/lab/Masonry';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';

const HEIGHTS = [160, 56, 72, 56, 88, 64, 96, 60];

export default function SequentialMasonry() {
  const [isSequential, setSequential] = useState(true);

  return (
    <Box sx={{width: '100%', maxWidth: 480, minHeight: 400}}>
      <FormControlLabel
        control={
          <Switch checked={isSequential} onChange={(_, checked) => setSequential(checked)} />
        }
        label="Keep the order"
      />
      <Masonry
        columns={3}
        spacing={1}
        sequential={isSequential}
        defaultColumns={3}
        defaultSpacing={1}
        defaultHeight={344}
        sx={{margin: -0.5, '& > *': {margin: 0.5, width: 'calc(100% / 3 - 8px)'}}}
      >
        {HEIGHTS.map((height, at) => (
          <Paper
            key={at}
            variant="outlined"
            sx={{height, typography: 'body1', display: 'grid', placeItems: 'center'}}
          >
            {at + 1}
          </Paper>
        ))}
      </Masonry>
    </Box>
  );
}
