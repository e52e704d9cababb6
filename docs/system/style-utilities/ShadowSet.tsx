import {Box, createTheme, ThemeProvider} from '@mui/system';

const theme = createTheme({
  shadows: {
    none: 'none',
    raised: '0 1px 2px rgb(16 48 47 / 0.3)',
    floating: '0 1px 2px rgb(16 48 47 / 0.3), 0 8px 24px rgb(16 48 47 / 0.25)',
  },
});
const NAMES = ['none', 'raised', 'floating'];

export default function ShadowSet() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{display: 'flex', flexWrap: 'wrap', gap: 3, p: 1}}>
        {NAMES.map((name) => (
          <Box
            key={name}
            sx={{
              p: 3,
              borderRadius: 2,
              boxShadow: name,
              bgcolor: '#fdfefe',
              color: '#10302f',
              fontFamily: 'system-ui, sans-serif',
            }}
          >
            {name}
          </Box>
        ))}
      </Box>
    </ThemeProvider>
  );
}
