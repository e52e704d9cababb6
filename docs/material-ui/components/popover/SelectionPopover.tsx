import {useState} from 'react';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';

const BERTHS = [
  {id: 'a1', boat: 'Kranich', until: 'Friday'},
  {id: 'a2', boat: 'Otter', until: 'Sunday'},
];

export default function SelectionPopover() {
  const [chosen, setChosen] = useState<{anchor: HTMLElement; id: string} | null>(null);
  const berth = BERTHS.find(({id}) => id === chosen?.id);

  return (
    <>
      <List aria-label="Berths">
        {BERTHS.map(({id}) => (
          <ListItem key={id} disableGutters>
            <Button
              variant="outlined"
              aria-haspopup="dialog"
              aria-expanded={chosen?.id === id}
              onClick={(event) => setChosen({anchor: event.currentTarget, id})}
            >
              Berth {id}
            </Button>
          </ListItem>
        ))}
      </List>
      <Popover
        open={chosen !== null}
        anchorEl={chosen?.anchor}
        onClose={() => setChosen(null)}
        anchorOrigin={{vertical: 'center', horizontal: 'right'}}
        transformOrigin={{vertical: 'center', horizontal: 'left'}}
        slotProps={{
          paper: {role: 'dialog', 'aria-label': `Berth ${berth?.id ?? ''}`, sx: {padding: 2}},
        }}
      >
        <Typography>
          {berth?.boat}, until {berth?.until}
        </Typography>
      </Popover>
    </>
  );
}
