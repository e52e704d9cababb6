import NoSsr from '@mui/material/NoSsr';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function BasicNoSsr() {
  return (
    <Stack spacing={1} sx={{typography: 'body1', width: '100%', maxWidth: 340}}>
      <Paper variant="outlined" sx={{padding: 2}}>
        In the HTML of the server
      </Paper>
      <Paper variant="outlined" sx={{padding: 2, minHeight: 58}}>
        <NoSsr>Rendered by your browser alone</NoSsr>
      </Paper>
    </Stack>
  );
}
