import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import TextField from '@mui/material/TextField';

export default function AddressGrid() {
  return (
    <Grid container spacing={2} sx={{width: '100%', maxWidth: 480}}>
      <Grid size={{xs: 12, sm: 'grow'}}>
        <TextField fullWidth size="small" label="Street" autoComplete="address-line1" />
      </Grid>
      <Grid size={{xs: 12, sm: 3}}>
        <TextField fullWidth size="small" label="Number" />
      </Grid>
      <Grid size={5}>
        <TextField fullWidth size="small" label="Postcode" autoComplete="postal-code" />
      </Grid>
      <Grid size={7}>
        <TextField fullWidth size="small" label="Town" autoComplete="address-level2" />
      </Grid>
      <Grid size="auto" offset="auto">
        <Button variant="contained">Continue</Button>
      </Grid>
    </Grid>
  );
}
