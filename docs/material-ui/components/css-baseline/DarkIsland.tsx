import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import {createTheme, ThemeProvider} from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const night = createTheme({palette: {mode: 'dark', background: {default: '#0b1c26'}}});

export default function DarkIsland() {
  return (
    <ThemeProvider theme={night}>
      <ScopedCssBaseline sx={{padding: 3, borderRadius: 2, maxWidth: 360}}>
        <Typography variant="h6" component="h3">
          Night watch
        </Typography>
        <p style={{margin: '8px 0 0'}}>
          Text without a component is readable here too: the baseline has set the colours.
        </p>
      </ScopedCssBaseline>
    </ThemeProvider>
  );
}
