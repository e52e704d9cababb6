import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function RangePagination() {
  return (
    <Stack spacing={2}>
      <Pagination count={40} defaultPage={20} aria-label="Pages, as a rule" />
      <Pagination
        count={40}
        defaultPage={20}
        siblingCount={0}
        size="small"
        aria-label="Pages, on a narrow screen"
      />
      <Pagination
        count={40}
        defaultPage={20}
        siblingCount={0}
        boundaryCount={0}
        size="small"
        showFirstButton
        showLastButton
        aria-label="Pages, with buttons for the ends"
      />
    </Stack>
  );
}
