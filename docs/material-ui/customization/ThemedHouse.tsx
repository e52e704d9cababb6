import {useState} from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import {ThemeProvider, useTheme} from '@mui/material/styles';
import type {Theme} from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';

const HOUSE: Theme['components'] = {
  MuiButton: {
    defaultProps: {disableElevation: true},
    styleOverrides: {root: {borderRadius: 999, textTransform: 'none'}},
  },
  MuiChip: {styleOverrides: {root: {borderRadius: 4}, label: {fontWeight: 500}}},
  MuiTextField: {defaultProps: {variant: 'filled'}},
  MuiAlert: {
    styleOverrides: {
      root: ({theme}) => ({borderInlineStart: '4px solid', paddingInline: theme.spacing(2)}),
    },
  },
};

export default function ThemedHouse() {
  const [isOn, setOn] = useState(true);
  const theme = useTheme();
  const house = {...theme, components: {...theme.components, ...HOUSE}};

  return (
    <Stack spacing={2} sx={{width: '100%', maxWidth: 340, alignItems: 'flex-start'}}>
      <FormControlLabel
        label="Entries of the theme"
        control={<Switch checked={isOn} onChange={(_, checked) => setOn(checked)} />}
      />
      <ThemeProvider theme={() => (isOn ? house : theme)}>
        <TextField fullWidth label="Name of the boat" defaultValue="Heron" />
        <Stack direction="row" spacing={1} sx={{alignItems: 'center'}}>
          <Button variant="contained">Register</Button>
          <Chip label="14.05 m" />
        </Stack>
        <Alert severity="info">The harbour office opens at 8.</Alert>
      </ThemeProvider>
    </Stack>
  );
}
