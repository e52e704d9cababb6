import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const FIGURES = [
  {label: 'Visitors', value: '8,214'},
  {label: 'Orders', value: '391'},
  {label: 'Revenue', value: '€ 12,870'},
  {label: 'Returns', value: '17'},
];

const LIST = {width: '100%', margin: 0, padding: 0, listStyle: 'none'};

export default function ResponsiveGrid() {
  return (
    <Grid container spacing={{xs: 1, sm: 2}} component="ul" sx={LIST}>
      {FIGURES.map(({label, value}) => (
        <Grid key={label} component="li" size={{xs: 12, sm: 6, lg: 3}}>
          <Paper variant="outlined" sx={{padding: 2}}>
            <Typography variant="body2" color="text.secondary">
              {label}
            </Typography>
            <Typography variant="h6" component="p">
              {value}
            </Typography>
          </Paper>
        </Grid>
      ))}
    </Grid>
  );
}
