import Box from '@mui/system/Box';

const figures = [
  {label: 'Requests', value: '18,204'},
  {label: 'Errors', value: '12'},
  {label: 'Median', value: '84 ms'},
];

export default function BoxResponsive() {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gap: 2,
        m: 0,
        gridTemplateColumns: {xs: '1fr', sm: 'repeat(3, 1fr)'},
        fontFamily: 'system-ui, sans-serif',
      }}
    >
      {figures.map(({label, value}) => (
        <Box key={label} sx={{p: 2, borderRadius: 1, bgcolor: '#dfeceb', color: '#10302f'}}>
          <Box component="dt" sx={{fontSize: 14}}>
            {label}
          </Box>
          <Box component="dd" sx={{m: 0, fontSize: 20, fontWeight: 600}}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
