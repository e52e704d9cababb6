import Box from '@mui/system/Box';

export default function PositionCorner() {
  return (
    <Box
      sx={{
        position: 'relative',
        width: 200,
        p: 3,
        borderRadius: 2,
        bgcolor: '#dfeceb',
        color: '#10302f',
        fontFamily: 'system-ui, sans-serif',
      }}
    >
      Berth 14
      <Box
        sx={{
          position: 'absolute',
          top: 8,
          insetInlineEnd: 8,
          px: 1,
          borderRadius: 1,
          bgcolor: '#0b5f5c',
          color: '#fff',
        }}
      >
        free
      </Box>
    </Box>
  );
}
