import {Box, createTheme, ThemeProvider} from '@mui/system';

const theme = createTheme({palette: {accent: {main: '#0b7a72'}}});
const LINES = [
  {name: 'border: 1', sx: {border: 1}},
  {name: 'borderTop: 4', sx: {borderTop: 4}},
  {name: "border: '2px dashed'", sx: {border: '2px dashed'}},
];

export default function BorderLines() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{display: 'flex', flexWrap: 'wrap', gap: 2}}>
        {LINES.map(({name, sx}) => (
          <Box key={name} component="code" sx={[{p: 2}, sx, {borderColor: 'accent.main'}]}>
            {name}
          </Box>
        ))}
      </Box>
    </ThemeProvider>
  );
}
