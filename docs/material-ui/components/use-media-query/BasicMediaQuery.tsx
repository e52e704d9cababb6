import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

const QUERIES = ['(min-width: 600px)', '(min-width: 900px)', '(orientation: landscape)'];

export default function BasicMediaQuery() {
  return (
    <Stack component="dl" spacing={1} sx={{margin: 0, width: '100%', maxWidth: 320}}>
      {QUERIES.map((query) => (
        <Answer key={query} query={query} />
      ))}
    </Stack>
  );
}

function Answer({query}: {query: string}) {
  const matches = useMediaQuery(query);

  return (
    <Stack direction="row" sx={{justifyContent: 'space-between', gap: 2}}>
      <Typography component="dt" dir="ltr">
        {query}
      </Typography>
      <Typography component="dd" sx={{margin: 0, minWidth: 28}}>
        {matches ? 'yes' : 'no'}
      </Typography>
    </Stack>
  );
}
