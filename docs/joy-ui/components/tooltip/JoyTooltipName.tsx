import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import SvgIcon from '@mui/joy/SvgIcon';
import Tooltip from '@mui/joy/Tooltip';

const TOOLS = [
  {name: 'Print the chart', path: 'M7 3h10v4H7V3ZM4 8h16v9h-3v4H7v-4H4V8Zm5 6v5h6v-5H9Z'},
  {
    name: 'Measure a distance',
    path: 'M3 8h18v8H3V8Zm2 2v4h14v-4h-2v2h-2v-2h-2v2h-2v-2H9v2H7v-2H5Z',
  },
  {name: 'Add a mark', path: 'M12 2a7 7 0 0 1 7 7c0 5-7 13-7 13S5 14 5 9a7 7 0 0 1 7-7Z'},
];

export default function JoyTooltipName() {
  return (
    <Stack direction="row" spacing={1} role="group" aria-label="Chart">
      {TOOLS.map(({name, path}) => (
        <Tooltip key={name} title={name}>
          <IconButton variant="outlined">
            <SvgIcon>
              <path d={path} />
            </SvgIcon>
          </IconButton>
        </Tooltip>
      ))}
    </Stack>
  );
}
