import {Box, createTheme, ThemeProvider} from '@mui/system';

const theme = createTheme({
  palette: {
    accent: {main: '#0b7a72', text: '#ffffff'},
    paper: {soft: '#eef4f0'},
    ink: {main: '#14261b'},
  },
});

const BOX = {p: 2, borderRadius: 1, fontFamily: 'system-ui, sans-serif'};

export default function PaletteNames() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{display: 'flex', flexWrap: 'wrap', gap: 2}}>
        <Box sx={{...BOX, bgcolor: 'accent.main', color: 'accent.text'}}>Departures</Box>
        <Box
          sx={{
            ...BOX,
            bgcolor: 'paper.soft',
            color: 'ink.main',
            border: 1,
            borderColor: 'accent.main',
          }}
        >
          Arrivals
        </Box>
      </Box>
    </ThemeProvider>
  );
}
