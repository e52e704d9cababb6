import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function BasicPapers() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{flexWrap: 'wrap', typography: 'body1'}}>
      <Paper elevation={0} sx={{padding: 2}}>
        Flat
      </Paper>
      <Paper sx={{padding: 2}}>Raised</Paper>
      <Paper elevation={8} sx={{padding: 2}}>
        Floating
      </Paper>
      <Paper variant="outlined" sx={{padding: 2}}>
        Outlined
      </Paper>
    </Stack>
  );
}
