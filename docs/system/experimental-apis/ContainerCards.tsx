import Box from '@mui/system/Box';

function Card() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: {'@': '1fr', '@260': '72px 1fr'},
        gap: 2,
        p: 2,
        borderRadius: 2,
        bgcolor: '#dfeceb',
        color: '#10302f',
        fontFamily: 'system-ui, sans-serif',
      }}
    >
      <Box sx={{height: 48, borderRadius: 1, bgcolor: '#0b5f5c'}} />
      <Box>Albatross, a ketch of 1961</Box>
    </Box>
  );
}

export default function ContainerCards() {
  return (
    <Box sx={{display: 'flex', flexWrap: 'wrap', gap: 2, width: '100%'}}>
      <Box sx={{containerType: 'inline-size', width: 160}}>
        <Card />
      </Box>
      <Box sx={{containerType: 'inline-size', flex: '1 1 200px'}}>
        <Card />
      </Box>
    </Box>
  );
}
