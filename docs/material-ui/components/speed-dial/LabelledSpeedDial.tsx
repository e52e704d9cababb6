import {useState} from 'react';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';

const KINDS = [
  {name: 'Voyage', path: 'M12 2 4 15h8V2Zm2 4v9h5l-5-9ZM3 17h18l-2 4H5l-2-4Z'},
  {
    name: 'Repair',
    path: 'M14 3a5 5 0 0 0-4.6 7L3 16.4 7.6 21 14 14.6A5 5 0 0 0 20.6 8L17 11l-3-1-1-3 3-3.6c-.6-.3-1.3-.4-2-.4Z',
  },
];

export default function LabelledSpeedDial() {
  const [open, setOpen] = useState(false);
  const [last, setLast] = useState('');

  function add(kind: string) {
    setLast(kind);
    setOpen(false);
  }

  return (
    <Box sx={{position: 'relative', width: '100%', height: 240}}>
      <Typography role="status">{last ? `${last} added.` : 'The log is empty.'}</Typography>
      <SpeedDial
        ariaLabel="Add to the log"
        icon={<SpeedDialIcon />}
        open={open}
        onOpen={(_, reason) => {
          if (reason === 'toggle') setOpen(true);
        }}
        onClose={(_, reason) => {
          if (reason !== 'mouseLeave') setOpen(false);
        }}
        sx={{position: 'absolute', insetBlockEnd: 16, insetInlineEnd: 16}}
      >
        {KINDS.map(({name, path}) => (
          <SpeedDialAction
            key={name}
            icon={
              <SvgIcon>
                <path d={path} />
              </SvgIcon>
            }
            slotProps={{tooltip: {title: name, open: true}}}
            onClick={() => add(name)}
          />
        ))}
      </SpeedDial>
    </Box>
  );
}
