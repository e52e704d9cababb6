import {useState} from 'react';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

export default function JoyLoading() {
  const [isSaving, setIsSaving] = useState(true);
  return (
    <Stack spacing={2} sx={{alignItems: 'flex-start'}}>
      <Checkbox
        label="The request is under way"
        checked={isSaving}
        onChange={(event) => setIsSaving(event.target.checked)}
      />
      <Button loading={isSaving} loadingIndicator="Saving…">
        Save changes
      </Button>
    </Stack>
  );
}
