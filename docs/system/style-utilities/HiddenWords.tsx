import Box from '@mui/system/Box';

const HIDDEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  p: 0,
  m: '-1px',
  overflow: 'hidden',
  clip: 'rect(0 0 0 0)',
  whiteSpace: 'nowrap',
  border: 0,
} as const;

const ACTIONS = ['Edit', 'Share', 'Archive'];

export default function HiddenWords() {
  return (
    <Box sx={{position: 'relative', fontFamily: 'system-ui, sans-serif'}}>
      <Box component="p" sx={{mt: 0, fontWeight: 600}}>
        Trip to Visby
      </Box>
      <Box sx={{display: 'flex', flexWrap: 'wrap', gap: 1}}>
        {ACTIONS.map((action) => (
          <Box
            component="button"
            type="button"
            key={action}
            sx={{
              px: 2,
              py: 1,
              border: '1px solid #0b5f5c',
              bgcolor: '#fff',
              color: '#0b5f5c',
              font: 'inherit',
            }}
          >
            {action}
            <Box component="span" sx={HIDDEN}>
              {' '}
              the trip to Visby
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
