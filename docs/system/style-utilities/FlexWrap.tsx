import Box from '@mui/system/Box';

const FIGURES = ['18 arrivals', '21 departures', '3 late', '1 cancelled'];

export default function FlexWrap() {
  return (
    <Box
      component="ul"
      sx={{display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, width: '100%', listStyle: 'none'}}
    >
      {FIGURES.map((figure) => (
        <Box
          component="li"
          key={figure}
          sx={{
            flex: '1 1 140px',
            p: 2,
            borderRadius: 1,
            bgcolor: '#dfeceb',
            color: '#10302f',
            fontFamily: 'system-ui, sans-serif',
          }}
        >
          {figure}
        </Box>
      ))}
    </Box>
  );
}
