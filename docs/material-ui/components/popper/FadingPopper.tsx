import {useState} from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function FadingPopper() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null;

  return (
    <div>
      <Button
        variant="outlined"
        aria-expanded={open}
        onClick={(event) => setAnchor(open ? null : event.currentTarget)}
      >
        Legend of the chart
      </Button>
      <Popper
        transition
        disablePortal
        open={open}
        anchorEl={anchor}
        placement="top"
        modifiers={[{name: 'offset', options: {offset: [0, 8]}}]}
      >
        {({TransitionProps}) => (
          <Fade {...TransitionProps} timeout={250}>
            <Paper elevation={8} sx={{padding: 2}}>
              Green is dry at low water.
            </Paper>
          </Fade>
        )}
      </Popper>
    </div>
  );
}
