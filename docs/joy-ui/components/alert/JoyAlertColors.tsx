import Alert from '@mui/joy/Alert';
import Stack from '@mui/joy/Stack';

export default function JoyAlertColors() {
  return (
    <Stack spacing={1.5} sx={{width: '100%', maxWidth: 480}}>
      <Alert role="note" color="danger">
        The card was declined. Try another one.
      </Alert>
      <Alert role="note" color="warning">
        Your berth is booked until Friday noon.
      </Alert>
      <Alert role="note" color="success" variant="outlined">
        The invoice went to accounts@example.com.
      </Alert>
      <Alert role="note" color="primary" variant="solid">
        From May on, the harbour office opens at seven.
      </Alert>
    </Stack>
  );
}
