import {useId, useState} from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Drawer from '@mui/material/Drawer';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Typography from '@mui/material/Typography';

const CRAFTS = ['Rowing boat', 'Dinghy', 'Motor boat'];

export default function FilterDrawer() {
  const [open, setOpen] = useState(false);
  const [crafts, setCrafts] = useState<string[]>(CRAFTS);
  const titleId = useId();

  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Filter ({crafts.length} of {CRAFTS.length})
      </Button>
      <Drawer
        anchor="bottom"
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{paper: {'aria-labelledby': titleId, sx: {padding: 3, maxHeight: '80%'}}}}
      >
        <Typography id={titleId} component="h2" variant="h6">
          Kinds of boat
        </Typography>
        <FormGroup sx={{marginBlock: 2}}>
          {CRAFTS.map((name) => (
            <FormControlLabel
              key={name}
              label={name}
              control={<Checkbox checked={crafts.includes(name)} />}
              onChange={(_, checked) =>
                setCrafts(CRAFTS.filter((one) => (one === name ? checked : crafts.includes(one))))
              }
            />
          ))}
        </FormGroup>
        <Button variant="contained" onClick={() => setOpen(false)}>
          Show boats
        </Button>
      </Drawer>
    </>
  );
}
