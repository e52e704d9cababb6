import Box from '@mui/system/Box';

const CORNERS = [0, 1, 2, 4, '50%'];

export default function BorderCorners() {
  return (
    <Box sx={{display: 'flex', flexWrap: 'wrap', gap: 2}}>
      {CORNERS.map((radius) => (
        <Box
          key={radius}
          component="code"
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 72,
            height: 72,
            borderRadius: radius,
            bgcolor: '#0b5f5c',
            color: '#fff',
          }}
        >
          {radius}
        </Box>
      ))}
    </Box>
  );
}
