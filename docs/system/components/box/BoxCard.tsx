import Box from '@mui/system/Box';

export default function BoxCard() {
  return (
    <Box
      component="article"
      sx={{
        p: 3,
        maxWidth: 320,
        border: '1px solid #b9c4c4',
        borderRadius: 2,
        bgcolor: '#f4f8f8',
        color: '#10302f',
        fontFamily: 'system-ui, sans-serif',
      }}
    >
      <Box sx={{fontSize: 14}}>Order 4821</Box>
      <Box sx={{mt: 1, fontSize: 20, fontWeight: 600}}>Arrives on Thursday</Box>
      <Box sx={{mt: 1, fontSize: 16, lineHeight: 1.5}}>Two parcels, between 9:00 and 12:00.</Box>
    </Box>
  );
}
