import {useState} from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const RECENT = ['hydration mismatch', 'focus ring', 'right-to-left', 'bundle size'];

export default function FreeSoloAutocomplete() {
  const [query, setQuery] = useState<string | null>(null);

  return (
    <Stack spacing={2} sx={{width: '100%', maxWidth: 320}}>
      <Autocomplete
        freeSolo
        options={RECENT}
        value={query}
        onChange={(_, next) => setQuery(next)}
        renderInput={(params) => (
          <TextField {...params} label="Search issues" helperText="Press Enter to search." />
        )}
      />
      <Typography role="status">
        {query ? `Searching for “${query}”.` : 'Nothing searched yet.'}
      </Typography>
    </Stack>
  );
}
