import Divider from '@mui/material/Divider';
import Grid from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const FIELDS = [
  {label: 'Full name', autoComplete: 'name', size: 12},
  {label: 'Street and number', autoComplete: 'street-address', size: 12},
  {label: 'Postcode', autoComplete: 'postal-code', size: {xs: 5, sm: 4}},
  {label: 'Town', autoComplete: 'address-level2', size: 'grow'},
] as const;

export default function CheckoutGrid2() {
  return (
    <Grid container spacing={3} sx={{width: '100%'}}>
      <Grid container size={{xs: 12, md: 7}} spacing={2}>
        {FIELDS.map(({size, ...field}) => (
          <Grid key={field.label} size={size}>
            <TextField fullWidth size="small" {...field} />
          </Grid>
        ))}
      </Grid>
      <Grid size={{xs: 12, md: 4}} offset={{md: 1}}>
        <Paper variant="outlined" sx={{padding: 2}}>
          <Typography sx={{fontWeight: 'medium'}}>Two notebooks</Typography>
          <Typography sx={{color: 'text.secondary'}}>Ruled, 96 pages each</Typography>
          <Divider sx={{marginBlock: 1.5}} />
          <Typography>€18.40 with delivery</Typography>
        </Paper>
      </Grid>
    </Grid>
  );
}
