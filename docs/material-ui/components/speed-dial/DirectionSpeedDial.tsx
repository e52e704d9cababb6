import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SvgIcon from '@mui/material/SvgIcon';

const SHARE =
  'M17 3a3 3 0 1 1-2 5.2L9.9 11a3 3 0 0 1 0 2l5.1 2.8a3 3 0 1 1-.9 1.8L9 14.8a3 3 0 1 1 0-5.6l5.1-2.8A3 3 0 0 1 17 3Z';
const TARGETS = [
  {
    name: 'Send by mail',
    path: 'M3 5h18v14H3V5Zm2 2v.5l7 4.4 7-4.4V7H5Zm14 10V9.9l-7 4.4-7-4.4V17h14Z',
  },
  {
    name: 'Copy the link',
    path: 'M8 7h3v2H8a3 3 0 0 0 0 6h3v2H8A5 5 0 0 1 8 7Zm5 0h3a5 5 0 0 1 0 10h-3v-2h3a3 3 0 0 0 0-6h-3V7Zm-5 4h8v2H8v-2Z',
  },
];

export default function DirectionSpeedDial() {
  return (
    <Box sx={{position: 'relative', width: '100%', height: 88}}>
      <SpeedDial
        ariaLabel="Share the chart"
        direction="right"
        icon={
          <SvgIcon>
            <path d={SHARE} />
          </SvgIcon>
        }
        FabProps={{size: 'medium', color: 'secondary'}}
        sx={{position: 'absolute', insetBlockStart: 16, insetInlineStart: 16}}
      >
        {TARGETS.map(({name, path}) => (
          <SpeedDialAction
            key={name}
            icon={
              <SvgIcon>
                <path d={path} />
              </SvgIcon>
            }
            slotProps={{tooltip: {title: name, placement: 'bottom'}}}
          />
        ))}
      </SpeedDial>
    </Box>
  );
}
