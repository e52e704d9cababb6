import {useState} from 'react';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function UploadErrorAlert() {
  const [failed, setFailed] = useState(false);

  return (
    <Stack spacing={2} sx={{width: '100%', alignItems: 'flex-start'}}>
      <Button variant="contained" onClick={() => setFailed(true)}>
        Upload files
      </Button>
      {failed && (
        <Alert
          severity="error"
          variant="outlined"
          closeText="Dismiss upload errors"
          onClose={() => setFailed(false)}
          sx={{width: '100%'}}
        >
          <AlertTitle>Two files were not uploaded</AlertTitle>
          plan.dwg is larger than 25 MB, and notes.txt is empty. The other five are in your folder.
        </Alert>
      )}
    </Stack>
  );
}
