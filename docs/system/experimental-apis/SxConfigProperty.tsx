import {createTheme, styled, ThemeProvider} from '@mui/system';

const PAPERS: Record<string, object> = {
  quiet: {backgroundColor: '#eef4f0', color: '#14261b', border: '1px solid #b9c4c4'},
  loud: {backgroundColor: '#0b5f5c', color: '#ffffff', border: '1px solid #0b5f5c'},
};

const theme = createTheme({
  unstable_sxConfig: {
    paper: {style: ({paper}) => PAPERS[String(paper)] ?? {}},
  },
});

const Panel = styled('p')({
  margin: 0,
  padding: 16,
  borderRadius: 8,
  fontFamily: 'system-ui, sans-serif',
});

export default function SxConfigProperty() {
  return (
    <ThemeProvider theme={theme}>
      <div style={{display: 'grid', gap: 12}}>
        <Panel sx={{paper: 'quiet'}}>The office opens at seven.</Panel>
        <Panel sx={{paper: 'loud'}}>The last ferry leaves at 20:41.</Panel>
      </div>
    </ThemeProvider>
  );
}
