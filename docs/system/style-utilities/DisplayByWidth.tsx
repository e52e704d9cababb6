import Box from '@mui/system/Box';

const TEXT = {p: 2, borderRadius: 1, fontFamily: 'system-ui, sans-serif'};

export default function DisplayByWidth() {
  return (
    <Box sx={{display: 'grid', gap: 1}}>
      <Box sx={{...TEXT, display: {xs: 'block', sm: 'none'}, bgcolor: '#dfeceb', color: '#10302f'}}>
        This window is narrower than 600 px.
      </Box>
      <Box sx={{...TEXT, display: {xs: 'none', sm: 'block'}, bgcolor: '#0b5f5c', color: '#fff'}}>
        This window is 600 px wide or more.
      </Box>
    </Box>
  );
}
