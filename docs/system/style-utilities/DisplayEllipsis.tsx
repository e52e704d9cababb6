import Box from '@mui/system/Box';

export default function DisplayEllipsis() {
  return (
    <Box
      sx={{
        width: '100%',
        maxWidth: 260,
        boxSizing: 'border-box',
        p: 2,
        border: '1px solid #b9c4c4',
        fontFamily: 'system-ui, sans-serif',
      }}
    >
      <Box sx={{overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap'}}>
        Timetable of the summer ferries to Visby and Malmö
      </Box>
      <Box sx={{mt: 1}}>Timetable of the summer ferries to Visby and Malmö</Box>
    </Box>
  );
}
