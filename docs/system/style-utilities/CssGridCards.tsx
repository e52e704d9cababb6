import Box from '@mui/system/Box';

const HARBOURS = ['Visby', 'Gdynia', 'Turku', 'Kiel', 'Rostock'];

export default function CssGridCards() {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(160px, 100%), 1fr))',
        m: 0,
        p: 0,
        width: '100%',
        listStyle: 'none',
        fontFamily: 'system-ui, sans-serif',
      }}
    >
      {HARBOURS.map((name) => (
        <Box
          component="li"
          key={name}
          sx={{p: 2, borderRadius: 2, bgcolor: '#dfeceb', color: '#10302f'}}
        >
          {name}
        </Box>
      ))}
    </Box>
  );
}
