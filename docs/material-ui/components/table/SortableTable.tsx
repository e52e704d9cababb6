import {useState} from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';

const ROWS = [
  {package: 'core', size: 48},
  {package: 'icons', size: 131},
  {package: 'theme', size: 12},
];

type Column = keyof (typeof ROWS)[number];
const COLUMNS: Record<Column, string> = {package: 'Package', size: 'Size, kB'};

export default function SortableTable() {
  const [column, setColumn] = useState<Column>('package');
  const [direction, setDirection] = useState<'asc' | 'desc'>('asc');
  const sign = direction === 'asc' ? 1 : -1;
  const rows = ROWS.toSorted((a, b) => (a[column] < b[column] ? -sign : sign));

  function sortBy(next: Column) {
    setDirection(next === column && direction === 'asc' ? 'desc' : 'asc');
    setColumn(next);
  }

  return (
    <Table size="small" aria-label="Packages by size">
      <TableHead>
        <TableRow>
          {(Object.keys(COLUMNS) as Column[]).map((key) => (
            <TableCell key={key} sortDirection={key === column && direction}>
              <TableSortLabel
                active={key === column}
                direction={key === column ? direction : 'asc'}
                onClick={() => sortBy(key)}
              >
                {COLUMNS[key]}
              </TableSortLabel>
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.package}>
            <TableCell component="th" scope="row">
              {row.package}
            </TableCell>
            <TableCell>{row.size}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
