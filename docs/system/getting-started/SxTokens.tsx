import {Box, createTheme, ThemeProvider} from '@mui/system';

const theme = createTheme({
  palette: {
    success: {main: '#1d6b3f', soft: '#e1f1e6'},
    ink: {main: '#14261b'},
  },
});

export default function SxTokens() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{
          p: 2,
          border: 1,
          borderColor: 'success.main',
          borderRadius: 2,
          bgcolor: 'success.soft',
          color: 'ink.main',
          width: {xs: 1, sm: 280},
          fontFamily: 'system-ui, sans-serif',
          '& strong': {color: 'success.main'},
        }}
      >
        <strong>Backup complete.</strong> 1,204 files were copied.
      </Box>
    </ThemeProvider>
  );
}
