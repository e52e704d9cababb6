import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function BasicPagination() {
  return (
    <Stack spacing={2}>
      <Pagination count={5} aria-label="Pages, plain" />
      <Pagination count={5} color="primary" aria-label="Pages, coloured" />
      <Pagination count={5} variant="outlined" shape="rounded" aria-label="Pages, outlined" />
    </Stack>
  );
}
