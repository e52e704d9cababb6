import {useState} from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import {ThemeProvider, useTheme} from '@mui/material/styles';
import type {Theme} from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const BERTHS = [
  ['A2', 'Kranich', '11.40 m'],
  ['A3', 'Otter', '8.20 m'],
  ['B7', 'Heron', '14.05 m'],
];
const DENSE: Theme['components'] = {
  MuiButton: {defaultProps: {size: 'small'}},
  MuiCheckbox: {defaultProps: {size: 'small'}},
  MuiTextField: {defaultProps: {size: 'small'}},
  MuiTable: {defaultProps: {size: 'small'}},
};

export default function DensityDesk() {
  const [density, setDensity] = useState('comfortable');
  const theme = useTheme();
  const dense = {...theme, components: {...theme.components, ...DENSE}};

  return (
    <Stack spacing={2} sx={{width: '100%', maxWidth: 420, minHeight: 460}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Density"
        value={density}
        onChange={(_, next: string | null) => setDensity(next ?? density)}
      >
        <ToggleButton value="comfortable">Comfortable</ToggleButton>
        <ToggleButton value="compact">Compact</ToggleButton>
      </ToggleButtonGroup>
      <ThemeProvider theme={() => (density === 'compact' ? dense : theme)}>
        <Desk />
      </ThemeProvider>
    </Stack>
  );
}

function Desk() {
  return (
    <Paper variant="outlined">
      <Stack spacing={2} sx={{padding: 2, alignItems: 'flex-start'}}>
        <TextField fullWidth label="Boat" defaultValue="Kranich" />
        <FormControlLabel label="Stays overnight" control={<Checkbox defaultChecked />} />
        <Button variant="contained">Give a berth</Button>
      </Stack>
      <Table aria-label="Berths">
        <TableHead>
          <TableRow>
            <TableCell>Berth</TableCell>
            <TableCell>Boat</TableCell>
            <TableCell align="right">Length</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {BERTHS.map(([berth, boat, length]) => (
            <TableRow key={berth}>
              <TableCell>{berth}</TableCell>
              <TableCell>{boat}</TableCell>
              <TableCell align="right">{length}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Paper>
  );
}
