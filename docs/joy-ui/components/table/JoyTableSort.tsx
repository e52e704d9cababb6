import {useState} from 'react';
import Link from '@mui/joy/Link';
import Table from '@mui/joy/Table';

const BOATS = [
  {name: 'Albatross', length: 14.2, built: 1961},
  {name: 'Baltic', length: 9.8, built: 1987},
  {name: 'Cormorant', length: 11.5, built: 1934},
];
const LABELS = {name: 'Name', length: 'Metres', built: 'Built'};
const COLUMNS = ['name', 'length', 'built'] as const;

interface HeaderProps {
  label: string;
  order?: 'ascending' | 'descending';
  onSort: () => void;
}

function Header({label, order, onSort}: HeaderProps) {
  const arrow = order === 'descending' ? '↓' : '↑';
  return (
    <th scope="col" aria-sort={order}>
      <Link
        component="button"
        type="button"
        color="neutral"
        textColor="inherit"
        onClick={onSort}
        endDecorator={<span aria-hidden>{order ? arrow : '↕'}</span>}
      >
        {label}
      </Link>
    </th>
  );
}

export default function JoyTableSort() {
  const [key, setKey] = useState<(typeof COLUMNS)[number]>('name');
  const [order, setOrder] = useState<'ascending' | 'descending'>('ascending');
  const isUp = order === 'ascending';
  const rows = BOATS.toSorted((a, b) => (a[key] < b[key] === isUp ? -1 : 1));

  function sortBy(column: typeof key) {
    setOrder(column === key && isUp ? 'descending' : 'ascending');
    setKey(column);
  }

  return (
    <Table sx={{maxWidth: 420}}>
      <caption>Boats on the slip, sorted by a column</caption>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <Header
              key={column}
              label={LABELS[column]}
              order={column === key ? order : undefined}
              onSort={() => sortBy(column)}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({name, length, built}) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{length}</td>
            <td>{built}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
