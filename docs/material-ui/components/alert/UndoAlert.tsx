import {useState} from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function UndoAlert() {
  const [archived, setArchived] = useState(false);

  return (
    <Stack spacing={2} sx={{width: '100%', alignItems: 'flex-start'}}>
      <Button variant="outlined" disabled={archived} onClick={() => setArchived(true)}>
        Archive conversation
      </Button>
      {archived && (
        <Alert
          severity="success"
          role="status"
          action={
            <Button color="inherit" size="small" onClick={() => setArchived(false)}>
              Undo
            </Button>
          }
          sx={{width: '100%'}}
        >
          Conversation archived.
        </Alert>
      )}
    </Stack>
  );
}
