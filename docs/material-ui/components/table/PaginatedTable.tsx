import {useState} from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';

const ROWS_PER_PAGE = 4;
const ORDERS = Array.from({length: 10}, (_, index) => ({
  id: `A-${1001 + index}`,
  total: `€ ${24 + index * 7}.00`,
}));

export default function PaginatedTable() {
  const [page, setPage] = useState(0);
  const start = page * ROWS_PER_PAGE;

  return (
    <div>
      <TableContainer>
        <Table size="small" aria-label="Orders">
          <TableHead>
            <TableRow>
              <TableCell>Order</TableCell>
              <TableCell align="right">Total</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {ORDERS.slice(start, start + ROWS_PER_PAGE).map(({id, total}) => (
              <TableRow key={id}>
                <TableCell component="th" scope="row">
                  {id}
                </TableCell>
                <TableCell align="right">{total}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <TablePagination
        component="div"
        count={ORDERS.length}
        page={page}
        onPageChange={(_, next) => setPage(next)}
        rowsPerPage={ROWS_PER_PAGE}
        rowsPerPageOptions={[]}
      />
    </div>
  );
}
