import Box from '@mui/system/Box';

const PLACES = ['head', 'tree', 'text'];

export default function CssGridAreas() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        width: '100%',
        gridTemplateColumns: {xs: '1fr', sm: '140px 1fr'},
        gridTemplateAreas: {
          xs: '"head" "tree" "text"',
          sm: '"head head" "tree text"',
        },
        fontFamily: 'system-ui, sans-serif',
      }}
    >
      {PLACES.map((place) => (
        <Box
          key={place}
          sx={{gridArea: place, p: 2, borderRadius: 1, bgcolor: '#dfeceb', color: '#10302f'}}
        >
          {place}
        </Box>
      ))}
    </Box>
  );
}
