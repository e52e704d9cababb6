import Box from '@mui/system/Box';

export default function SxContainerQuery() {
  return (
    <Box sx={{containerType: 'inline-size', width: '100%'}}>
      <Box
        sx={{
          display: 'flex',
          flexDirection: {'@': 'column', '@400': 'row'},
          gap: 2,
          p: 2,
          borderRadius: 1,
          bgcolor: '#dfeceb',
          color: '#10302f',
          fontFamily: 'system-ui, sans-serif',
        }}
      >
        <Box sx={{fontWeight: 600}}>Invoice 77</Box>
        <Box>Due on 1 March</Box>
      </Box>
    </Box>
  );
}
