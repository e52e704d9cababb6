import {createTheme, styled, ThemeProvider} from '@mui/system';

const theme = createTheme({
  palette: {
    panel: {main: '#e3f0ef', text: '#10302f'},
    accent: {main: '#0b5f5c'},
  },
  shape: {borderRadius: 6},
});

const Panel = styled('section')(({theme: {palette, spacing, shape}}) => ({
  padding: spacing(2, 3),
  borderRadius: shape.borderRadius,
  borderInlineStart: `4px solid ${String(palette.accent.main)}`,
  backgroundColor: palette.panel.main,
  color: palette.panel.text,
  fontFamily: 'system-ui, sans-serif',
}));

export default function ThemedPanel() {
  return (
    <ThemeProvider theme={theme}>
      <Panel aria-label="Notice">The export has finished. It is kept for seven days.</Panel>
    </ThemeProvider>
  );
}
