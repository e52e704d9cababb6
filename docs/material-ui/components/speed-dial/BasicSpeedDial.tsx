import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import SvgIcon from '@mui/material/SvgIcon';

const ACTIONS = [
  {name: 'Copy', path: 'M8 3h11v14H8V3Zm2 2v10h7V5h-7ZM5 7h1v12h10v2H4V7h1Z'},
  {name: 'Print', path: 'M7 3h10v4H7V3ZM4 8h16v9h-3v4H7v-4H4V8Zm5 7v4h6v-4H9Z'},
  {name: 'Save', path: 'M5 3h11l3 3v15H5V3Zm3 2v4h7V5H8Zm-1 7v7h10v-7H7Z'},
];

export default function BasicSpeedDial() {
  return (
    <Box sx={{position: 'relative', width: '100%', height: 280}}>
      <SpeedDial
        ariaLabel="Actions of the chart"
        icon={<SpeedDialIcon />}
        sx={{position: 'absolute', insetBlockEnd: 16, insetInlineEnd: 16}}
      >
        {ACTIONS.map(({name, path}) => (
          <SpeedDialAction
            key={name}
            icon={
              <SvgIcon>
                <path d={path} />
              </SvgIcon>
            }
            slotProps={{tooltip: {title: name}}}
          />
        ))}
      </SpeedDial>
    </Box>
  );
}
