import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function BasicAlerts() {
  return (
    <Stack spacing={2} sx={{width: '100%'}}>
      <Alert severity="error">The card was declined. Try another one.</Alert>
      <Alert severity="warning">Your trial ends in three days.</Alert>
      <Alert severity="info">Prices include 19 % VAT.</Alert>
      <Alert severity="success">The invoice was sent.</Alert>
    </Stack>
  );
}
