import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';

const HOURS = [6, 7, 8, 9, 10, 11, 12, 13, 14];

export default function JoyTableScroll() {
  return (
    <Sheet
      variant="outlined"
      tabIndex={0}
      role="region"
      aria-label="Departures, scrolls"
      sx={{width: '100%', maxWidth: 420, height: 220, overflow: 'auto', borderRadius: 'md'}}
    >
      <Table stickyHeader stickyFooter stripe="odd" sx={{minWidth: 360}}>
        <thead>
          <tr>
            <th scope="col">Departure</th>
            <th scope="col">Quay</th>
            <th scope="col">Free places</th>
          </tr>
        </thead>
        <tbody>
          {HOURS.map((hour) => (
            <tr key={hour}>
              <th scope="row">{hour}:30</th>
              <td>{(hour % 3) + 1}</td>
              <td>{hour * 7}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">All day</th>
            <td>1 to 3</td>
            <td>{HOURS.reduce((sum, hour) => sum + hour * 7, 0)}</td>
          </tr>
        </tfoot>
      </Table>
    </Sheet>
  );
}
