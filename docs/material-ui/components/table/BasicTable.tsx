import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const PLANETS = [
  {name: 'Mercury', radius: '2,440', moons: 0},
  {name: 'Earth', radius: '6,371', moons: 1},
  {name: 'Mars', radius: '3,390', moons: 2},
];

export default function BasicTable() {
  return (
    <TableContainer>
      <Table size="small">
        <caption>Three rocky planets</caption>
        <TableHead>
          <TableRow>
            <TableCell>Planet</TableCell>
            <TableCell align="right">Radius, km</TableCell>
            <TableCell align="right">Moons</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {PLANETS.map(({name, radius, moons}) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell align="right">{radius}</TableCell>
              <TableCell align="right">{moons}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
