import Box from '@mui/material/Box';

export default function DirectionDemo() {
  return (
    <Box
      dir="rtl"
      lang="ar"
      sx={{p: 2, borderInlineStart: '4px solid', borderColor: 'primary.main', textAlign: 'start'}}
    >
      مرحبا بكم في الميناء
    </Box>
  );
}
