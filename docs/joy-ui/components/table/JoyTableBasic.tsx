import Table from '@mui/joy/Table';

const TIDES = [
  {time: '03:12', height: '1.9', turn: 'High'},
  {time: '09:27', height: '0.4', turn: 'Low'},
  {time: '15:41', height: '2.1', turn: 'High'},
];

export default function JoyTableBasic() {
  return (
    <Table
      sx={{maxWidth: 420, '& .number': {textAlign: 'end', fontVariantNumeric: 'tabular-nums'}}}
    >
      <caption>Tides at the north pier on 6 May</caption>
      <thead>
        <tr>
          <th scope="col">Time</th>
          <th scope="col">Turn</th>
          <th scope="col" className="number">
            Metres
          </th>
        </tr>
      </thead>
      <tbody>
        {TIDES.map(({time, height, turn}) => (
          <tr key={time}>
            <th scope="row">{time}</th>
            <td>{turn}</td>
            <td className="number">{height}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
