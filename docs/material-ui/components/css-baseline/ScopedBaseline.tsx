import Paper from '@mui/material/Paper';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import Stack from '@mui/material/Stack';

export default function ScopedBaseline() {
  return (
    <Stack direction={{xs: 'column', sm: 'row'}} spacing={2} sx={{width: '100%', maxWidth: 520}}>
      <Paper
        variant="outlined"
        style={{flex: 1, overflow: 'hidden', fontFamily: 'serif', lineHeight: 1.1}}
      >
        <Notice title="As it comes" />
      </Paper>
      <Paper
        variant="outlined"
        style={{flex: 1, overflow: 'hidden', fontFamily: 'serif', lineHeight: 1.1}}
      >
        <ScopedCssBaseline>
          <Notice title="With a baseline" />
        </ScopedCssBaseline>
      </Paper>
    </Stack>
  );
}

function Notice({title}: {title: string}) {
  return (
    <div style={{padding: 16}}>
      <strong>{title}</strong>
      <div>The tide gauge at the north pier is read every ten minutes.</div>
      <div style={{width: '100%', padding: 8, border: '2px solid', marginTop: 8}}>2.40 m</div>
    </div>
  );
}
