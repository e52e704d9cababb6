import Box from '@mui/system/Box';

export default function ShadowLift() {
  return (
    <Box
      component="button"
      type="button"
      sx={{
        position: 'relative',
        p: 3,
        border: '1px solid #b9c4c4',
        borderRadius: 2,
        bgcolor: '#fdfefe',
        color: '#10302f',
        font: '600 16px system-ui, sans-serif',
        '&::after': {
          content: '""',
          position: 'absolute',
          inset: 0,
          borderRadius: 'inherit',
          boxShadow: '0 8px 24px rgb(16 48 47 / 0.35)',
          opacity: 0,
          transition: 'opacity 160ms',
          '@media (prefers-reduced-motion: reduce)': {transition: 'none'},
        },
        '&:hover::after, &:focus-visible::after': {opacity: 1},
      }}
    >
      Point at me, or come by keyboard
    </Box>
  );
}
