import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

const SIZES = [8, 4, 4, 8] as const;

export default function BasicGrid() {
  return (
    <Grid container spacing={2} sx={{width: '100%'}}>
      {SIZES.map((size, index) => (
        <Grid key={index} size={size}>
          <Paper variant="outlined" sx={{padding: 2, typography: 'body1', textAlign: 'center'}}>
            {size}
          </Paper>
        </Grid>
      ))}
    </Grid>
  );
}
