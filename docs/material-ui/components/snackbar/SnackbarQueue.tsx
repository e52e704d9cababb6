import {useRef, useState} from 'react';
import Button from '@mui/material/Button';
import Snackbar, {type SnackbarCloseReason} from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';

const ACTIONS = {Save: 'Draft saved', Copy: 'Link copied', Invite: 'Invitation sent to Mara'};

export default function SnackbarQueue() {
  const [queue, setQueue] = useState<{id: number; text: string}[]>([]);
  const [leaving, setLeaving] = useState(false);
  const lastId = useRef(0);
  const current = queue[0];

  function announce(text: string) {
    lastId.current += 1;
    setQueue([...queue, {id: lastId.current, text}]);
  }

  function close(_: unknown, reason: SnackbarCloseReason) {
    if (reason !== 'clickaway') setLeaving(true);
  }

  function showNext() {
    setQueue(([, ...waiting]) => waiting);
    setLeaving(false);
  }

  return (
    <>
      <Stack direction="row" useFlexGap spacing={1} sx={{flexWrap: 'wrap'}}>
        {Object.entries(ACTIONS).map(([label, text]) => (
          <Button key={label} variant="outlined" onClick={() => announce(text)}>
            {label}
          </Button>
        ))}
      </Stack>
      {current && (
        <Snackbar
          key={current.id}
          open={!leaving}
          autoHideDuration={queue.length > 1 ? 3000 : 6000}
          onClose={close}
          message={current.text}
          slotProps={{transition: {onExited: showNext}}}
        />
      )}
    </>
  );
}
