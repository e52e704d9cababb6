import {useState} from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const ANCHORS = ['left', 'right', 'top', 'bottom'] as const;

export default function JoyDrawerDetails() {
  const [anchor, setAnchor] = useState<(typeof ANCHORS)[number]>('right');
  const [open, setOpen] = useState(false);

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{flexWrap: 'wrap'}}>
      {ANCHORS.map((edge) => (
        <Button
          key={edge}
          variant="outlined"
          color="neutral"
          onClick={() => {
            setAnchor(edge);
            setOpen(true);
          }}
        >
          From the {edge}
        </Button>
      ))}
      <Drawer anchor={anchor} size="sm" open={open} onClose={() => setOpen(false)}>
        <ModalClose aria-label="Close the order" />
        <DialogTitle>Order 4821</DialogTitle>
        <DialogContent sx={{p: 2}}>
          <Typography>Two parcels, on their way since Tuesday.</Typography>
        </DialogContent>
      </Drawer>
    </Stack>
  );
}
