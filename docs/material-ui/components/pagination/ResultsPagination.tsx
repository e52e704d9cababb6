import {useState} from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const LETTERS = Array.from({length: 11}, (_, index) => ({
  title: `Letter no. ${index + 1}`,
  year: 1871 + index * 2,
}));
const SIZE = 4;

export default function ResultsPagination() {
  const [page, setPage] = useState(1);
  const first = (page - 1) * SIZE;
  const shown = LETTERS.slice(first, first + SIZE);

  return (
    <Stack spacing={1} sx={{width: '100%', maxWidth: 360, minHeight: 340}}>
      <Typography role="status">
        Letters {first + 1} to {first + shown.length} of {LETTERS.length}
      </Typography>
      <List aria-label="Letters" sx={{flexGrow: 1}}>
        {shown.map(({title, year}) => (
          <ListItem key={title} divider>
            <ListItemText primary={title} secondary={year} />
          </ListItem>
        ))}
      </List>
      <Pagination
        count={Math.ceil(LETTERS.length / SIZE)}
        page={page}
        onChange={(_, next) => setPage(next)}
        aria-label="Pages of letters"
      />
    </Stack>
  );
}
