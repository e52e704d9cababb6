import Box from '@mui/system/Box';

const ITEM = {px: 2, py: 1, borderRadius: 1, bgcolor: '#dfeceb', color: '#10302f'};

export default function FlexToolbar() {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        p: 1,
        width: '100%',
        boxSizing: 'border-box',
        border: '1px solid #b9c4c4',
        fontFamily: 'system-ui, sans-serif',
      }}
    >
      <Box sx={ITEM}>Ferries</Box>
      <Box sx={ITEM}>Harbours</Box>
      <Box sx={{...ITEM, marginInlineStart: 'auto', bgcolor: '#0b5f5c', color: '#fff'}}>
        Account
      </Box>
    </Box>
  );
}
