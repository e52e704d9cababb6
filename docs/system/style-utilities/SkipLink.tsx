import Box from '@mui/system/Box';

export default function SkipLink() {
  return (
    <Box
      sx={{
        position: 'relative',
        width: 280,
        p: 3,
        border: '1px solid #b9c4c4',
        fontFamily: 'system-ui, sans-serif',
      }}
    >
      <Box
        component="a"
        href="#when-it-gets-the-focus"
        sx={{
          position: 'absolute',
          insetInlineStart: 8,
          top: 8,
          p: 1,
          bgcolor: '#0b5f5c',
          color: '#fff',
          '&:not(:focus)': {
            width: '1px',
            height: '1px',
            p: 0,
            overflow: 'hidden',
            clip: 'rect(0 0 0 0)',
          },
        }}
      >
        Skip to the text
      </Box>
      Press Tab from above this box: the link appears.
    </Box>
  );
}
