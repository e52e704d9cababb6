import {useState} from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function ArticleSkeleton() {
  const [loading, setLoading] = useState(true);

  return (
    <Stack spacing={2} sx={{width: '100%', maxWidth: 320}}>
      <FormControlLabel
        label="The article has arrived"
        control={<Switch onChange={(_, checked) => setLoading(!checked)} />}
      />
      <Box aria-busy={loading} role="region" aria-label="Article">
        <Typography component="h3" variant="h6">
          {loading ? <Skeleton role="img" aria-label="Loading" /> : 'Fog over the estuary'}
        </Typography>
        <Typography>
          {loading ? (
            <>
              <Skeleton />
              <Skeleton />
              <Skeleton width="60%" />
            </>
          ) : (
            'It came in at noon and stayed for four days. Twelve ships lay at anchor, and their bells could be heard from the pier.'
          )}
        </Typography>
      </Box>
    </Stack>
  );
}
