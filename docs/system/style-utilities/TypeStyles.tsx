import {Box, createTheme, ThemeProvider} from '@mui/system';

const theme = createTheme({
  typography: {
    title: {fontFamily: 'Georgia, serif', fontSize: '1.75rem', lineHeight: 1.2, fontWeight: 400},
    lead: {fontFamily: 'system-ui, sans-serif', fontSize: '1.125rem', lineHeight: 1.5},
    small: {fontFamily: 'system-ui, sans-serif', fontSize: '0.875rem', lineHeight: 1.5},
  },
});

export default function TypeStyles() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{display: 'grid', gap: 1, maxWidth: '48ch', '& p': {m: 0}}}>
        <Box component="p" sx={{typography: 'title'}}>
          A harbour in winter
        </Box>
        <Box component="p" sx={{typography: 'lead'}}>
          When the last ferry has gone, the quays belong to those who mend nets.
        </Box>
        <Box component="p" sx={{typography: 'small'}}>
          Four minutes to read
        </Box>
      </Box>
    </ThemeProvider>
  );
}
