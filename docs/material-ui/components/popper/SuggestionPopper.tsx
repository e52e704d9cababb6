import {useState} from 'react';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const HARBOURS = ['Brest', 'Dover', 'Hull'];

export default function SuggestionPopper() {
  const [field, setField] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const [harbour, setHarbour] = useState('');

  function choose(name: string) {
    setHarbour(name);
    setOpen(false);
  }

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <div>
        <TextField
          label="Harbour"
          value={harbour}
          helperText="Those that you visit most are suggested."
          onChange={(event) => setHarbour(event.target.value)}
          onFocus={() => setOpen(true)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setOpen(false);
          }}
          slotProps={{input: {ref: setField}}}
        />
        <Popper open={open} anchorEl={field} placement="bottom-start" disablePortal>
          <Paper elevation={8} sx={{padding: 1}}>
            <Stack direction="row" spacing={1}>
              {HARBOURS.map((name) => (
                <Button key={name} size="small" onClick={() => choose(name)}>
                  {name}
                </Button>
              ))}
            </Stack>
          </Paper>
        </Popper>
      </div>
    </ClickAwayListener>
  );
}
