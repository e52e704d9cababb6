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
  {label: 'المراسي المشغولة', value: '64 من 80', share: 80},
  {label: 'دُفع هذا الشهر', value: '12,480 يورو', share: 62},
  {label: 'قائمة الانتظار', value: '9 قوارب', share: 30},
];
const ARRIVALS = [
  ['النورس', 'A2', '09:10'],
  ['البلشون', 'B7', '11:45'],
  ['القضاعة', 'A3', '14:20'],
];

export default function ReportTemplate() {
  return (
    <Box sx={{boxSizing: 'border-box', padding: 2, width: '100%'}}>
      <Typography variant="h5" component="h3" sx={{marginBlockEnd: 2}}>
        اليوم في الميناء
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
      <Table size="small" aria-label="القوارب القادمة">
        <TableHead>
          <TableRow>
            <TableCell>القارب</TableCell>
            <TableCell>المرسى</TableCell>
            <TableCell align="right">الوقت</TableCell>
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
