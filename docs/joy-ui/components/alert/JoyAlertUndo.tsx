import {useRef, useState} from 'react';
import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function JoyAlertUndo() {
  const [archived, setArchived] = useState(false);
  const archive = useRef<HTMLButtonElement>(null);

  function undo() {
    setArchived(false);
    archive.current?.focus();
  }

  return (
    <Stack spacing={2} sx={{width: '100%', maxWidth: 480, alignItems: 'flex-start'}}>
      <Button
        ref={archive}
        variant="outlined"
        color="neutral"
        aria-disabled={archived}
        onClick={() => setArchived(true)}
      >
        Archive the trip
      </Button>
      {archived && (
        <Alert
          role="status"
          sx={{width: '100%'}}
          endDecorator={
            <Button size="sm" variant="plain" color="neutral" onClick={undo}>
              Undo
            </Button>
          }
        >
          The trip to Visby is archived.
        </Alert>
      )}
    </Stack>
  );
}
