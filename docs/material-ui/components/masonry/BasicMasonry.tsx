import Masonry from '@mui/lab/Masonry';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

const HEIGHTS = [72, 96, 120, 88, 96, 104, 112, 88, 56];

export default function BasicMasonry() {
  return (
    <Box sx={{width: '100%', maxWidth: 480}}>
      <Masonry
        columns={3}
        spacing={1}
        defaultColumns={3}
        defaultSpacing={1}
        defaultHeight={312}
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
