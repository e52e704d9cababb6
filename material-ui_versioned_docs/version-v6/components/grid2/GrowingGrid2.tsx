import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid2';
import TextField from '@mui/material/TextField';

export default function GrowingGrid2() {
  return (
    <Grid container spacing={2} sx={{width: '100%', maxWidth: 480, alignItems: 'center'}}>
      <Grid size={{xs: 12, sm: 'grow'}}>
        <TextField fullWidth size="small" type="search" label="Search orders" />
      </Grid>
      <Grid size="auto">
        <Button variant="outlined">Search</Button>
      </Grid>
    </Grid>
  );
}
