import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const VALUES = [
  {name: 'Wind', value: '14 kn'},
  {name: 'Gusts', value: '21 kn'},
  {name: 'Pressure', value: '1012 hPa'},
];

export default function ResponsiveStack() {
  return (
    <Stack direction={{xs: 'column', sm: 'row'}} spacing={{xs: 1, sm: 2}} sx={{padding: 2}}>
      {VALUES.map(({name, value}) => (
        <Paper key={name} variant="outlined" sx={{flex: 1, padding: 2}}>
          <Typography variant="body2">{name}</Typography>
          <Typography variant="h6" component="p">
            {value}
          </Typography>
        </Paper>
      ))}
    </Stack>
  );
}
