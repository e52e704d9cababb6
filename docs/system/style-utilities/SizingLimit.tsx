import Box from '@mui/system/Box';

export default function SizingLimit() {
  return (
    <Box
      sx={{
        width: 1,
        maxWidth: '40ch',
        boxSizing: 'border-box',
        p: 2,
        border: '1px solid #b9c4c4',
        fontFamily: 'system-ui, sans-serif',
        lineHeight: 1.5,
      }}
    >
      This box is as wide as the screen allows, and at most forty characters, whatever the size of
      the type.
    </Box>
  );
}
