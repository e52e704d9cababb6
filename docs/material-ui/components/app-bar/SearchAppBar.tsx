import {useState} from 'react';
import AppBar from '@mui/material/AppBar';
import InputBase from '@mui/material/InputBase';
import Stack from '@mui/material/Stack';
import SvgIcon from '@mui/material/SvgIcon';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const HARBOURS = ['Brest', 'Cuxhaven', 'Dover', 'Esbjerg', 'Hull', 'Vlissingen'];

export default function SearchAppBar() {
  const [query, setQuery] = useState('');
  const found = HARBOURS.filter((name) => name.toLowerCase().includes(query.toLowerCase()));

  return (
    <Stack spacing={2} sx={{width: '100%'}}>
      <AppBar component="div" position="static" color="default" elevation={0}>
        <Toolbar variant="dense" sx={{gap: 1}}>
          <SvgIcon aria-hidden>
            <path d="M10 4a6 6 0 1 0 3.5 10.9l4.8 4.8 1.4-1.4-4.8-4.8A6 6 0 0 0 10 4Zm0 2a4 4 0 1 1 0 8 4 4 0 0 1 0-8Z" />
          </SvgIcon>
          <InputBase
            type="search"
            placeholder="Find a harbour"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            slotProps={{input: {'aria-label': 'Find a harbour'}}}
            sx={{flexGrow: 1, '& ::placeholder': {opacity: 0.8}}}
          />
        </Toolbar>
      </AppBar>
      <Typography role="status">{found.join(', ') || 'No harbour has this name.'}</Typography>
    </Stack>
  );
}
