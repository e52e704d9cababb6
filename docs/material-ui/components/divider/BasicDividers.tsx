import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';

export default function BasicDividers() {
  return (
    <div>
      <Typography>Doors open at 18:30, and the talk begins at 19:00.</Typography>
      <Divider sx={{marginBlock: 2}} />
      <Typography>There is no cloakroom. Bags may stay with you.</Typography>
    </div>
  );
}
