import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';

export default function Greeting() {
  return (
    <Alert severity="success">
      <AlertTitle>It is there already</AlertTitle>
      This demo was rendered when the site was built.
    </Alert>
  );
}
