import {useState} from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const LINES = {
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
};

export default function ClampedTypography() {
  const [open, setOpen] = useState(false);

  return (
    <Stack spacing={1} sx={{maxWidth: 300, alignItems: 'flex-start'}}>
      <Typography id="log-entry" sx={open ? {} : LINES}>
        Left the pier at 6:40 with two reefs in the main. The wind went round to the south-west by
        noon, and we had the tide with us as far as the second buoy.
      </Typography>
      <Button
        size="small"
        aria-expanded={open}
        aria-controls="log-entry"
        onClick={() => setOpen(!open)}
      >
        {open ? 'Show less' : 'Show all of it'}
      </Button>
    </Stack>
  );
}
