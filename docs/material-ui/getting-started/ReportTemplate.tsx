import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Grid from '@mui/material/Grid';
import LinearProgress from '@mui/material/LinearProgress';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';

const FIGURES = [
  {label: 'Berths taken', value: '64 of 80', share: 80},
  {label: 'Paid this month', value: '€ 12,480', share: 62},
  {label: 'Waiting list', value: '9 boats', share: 30},
];
const ARRIVALS = [
  ['Kranich', 'A2', '09:10'],
  ['Heron', 'B7', '11:45'],
  ['Otter', 'A3', '14:20'],
];

export default function ReportTemplate() {
  return (
    <Box sx={{boxSizing: 'border-box', padding: 2, width: '100%'}}>
      <Typography variant="h5" component="h3" sx={{marginBlockEnd: 2}}>
        Today in the harbour
      </Typography>
      <Grid container spacing={2}>
        {FIGURES.map(({label, value, share}) => (
          <Grid key={label} size={{xs: 12, sm: 4}}>
            <Card variant="outlined">
              <CardContent>
                <Typography color="textSecondary">{label}</Typography>
                <Typography variant="h6" component="p">
                  {value}
                </Typography>
                <LinearProgress variant="determinate" value={share} aria-label={label} />
              </CardContent>
            </Card>
          </Grid>
        ))}
        <Grid size={12}>
          <Arrivals />
        </Grid>
      </Grid>
    </Box>
  );
}

function Arrivals() {
  return (
    <Card variant="outlined" component={TableContainer}>
      <Table size="small" aria-label="Arrivals">
        <TableHead>
          <TableRow>
            <TableCell>Boat</TableCell>
            <TableCell>Berth</TableCell>
            <TableCell align="right">Time</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {ARRIVALS.map(([boat, berth, time]) => (
            <TableRow key={boat}>
              <TableCell component="th" scope="row">
                {boat}
              </TableCell>
              <TableCell>{berth}</TableCell>
              <TableCell align="right">{time}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}
