import {useState} from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import {useTheme} from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

const CHANGES = [
  'Boards can be grouped in folders, and folders can be shared.',
  'Exports keep the layer names that you gave them.',
  'Comments stay where they are when a drawing is resized.',
];

export default function ResponsiveDialog() {
  const [open, setOpen] = useState(false);
  const {breakpoints} = useTheme();
  const fullScreen = useMediaQuery(breakpoints.down('sm'));
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        What is new
      </Button>
      <Dialog open={open} onClose={close} fullScreen={fullScreen} scroll="paper">
        <DialogTitle>What is new in this release</DialogTitle>
        <DialogContent dividers>
          {CHANGES.map((change) => (
            <DialogContentText key={change} sx={{marginBlockEnd: 2}}>
              {change}
            </DialogContentText>
          ))}
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Close</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
