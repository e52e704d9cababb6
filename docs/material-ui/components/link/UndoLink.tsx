import {useState} from 'react';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const ADDRESS = 'Kai 4, 20457 Hamburg';

export default function UndoLink() {
  const [address, setAddress] = useState(ADDRESS);
  const removed = address === '';

  return (
    <Typography component="div">
      <span role="status">{removed ? 'The address was removed.' : `Sent to ${address}.`}</span>{' '}
      <Link
        component="button"
        type="button"
        variant="body1"
        onClick={() => setAddress(removed ? ADDRESS : '')}
        sx={{verticalAlign: 'baseline'}}
      >
        {removed ? 'Bring it back' : 'Remove it'}
      </Link>
    </Typography>
  );
}
