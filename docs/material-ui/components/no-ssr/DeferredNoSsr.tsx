import {useState} from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import NoSsr from '@mui/material/NoSsr';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

const DEPTHS = Array.from({length: 400}, (_, place) => 20 + Math.round(Math.sin(place / 12) * 12));

export default function DeferredNoSsr() {
  const [shown, setShown] = useState(true);

  return (
    <Stack spacing={1} sx={{width: '100%', maxWidth: 400}}>
      <FormControlLabel
        label="Depths below the keel"
        control={<Switch checked={shown} onChange={(_, checked) => setShown(checked)} />}
      />
      <Box sx={{height: 48}}>
        {shown && (
          <NoSsr defer fallback={<Skeleton variant="rectangular" height={48} />}>
            <Box role="img" aria-label="Depths from 8 to 32 metres" sx={{display: 'flex'}}>
              {DEPTHS.map((depth, place) => (
                <Box
                  key={place}
                  sx={{flex: 1, alignSelf: 'flex-start', bgcolor: 'primary.main'}}
                  style={{height: depth * 1.5}}
                />
              ))}
            </Box>
          </NoSsr>
        )}
      </Box>
    </Stack>
  );
}
