import Box from '@mui/system/Box';
import Grid from '@mui/system/Grid';

const CARDS = [
  {title: 'Visitors', text: '1,840 this week', size: {xs: 12, sm: 4}},
  {title: 'Bookings', text: '212 this week', size: {xs: 6, sm: 4}},
  {title: 'Berths', text: '38 of 40 taken', size: {xs: 6, sm: 4}},
  {title: 'Forecast', text: 'South-west 4, rain after noon', size: {xs: 12, sm: 8}},
  {title: 'Tide', text: 'High at 14:20', size: {xs: 12, sm: 4}},
];

export default function GridDashboard() {
  return (
    <Grid
      container
      spacing={{xs: 1, sm: 2}}
      sx={{width: '100%', fontFamily: 'system-ui, sans-serif'}}
    >
      {CARDS.map(({title, text, size}) => (
        <Grid key={title} size={size}>
          <Box
            sx={{
              p: 2,
              height: '100%',
              boxSizing: 'border-box',
              borderRadius: 2,
              bgcolor: '#dfeceb',
              color: '#10302f',
            }}
          >
            <Box sx={{fontSize: 14}}>{title}</Box>
            <Box sx={{mt: 0.5, fontWeight: 600}}>{text}</Box>
          </Box>
        </Grid>
      ))}
    </Grid>
  );
}
