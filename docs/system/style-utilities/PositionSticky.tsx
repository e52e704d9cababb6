import Box from '@mui/system/Box';

const DAYS = ['Monday', 'Tuesday', 'Wednesday'];
const TIMES = ['06:30', '11:00', '15:45'];

export default function PositionSticky() {
  return (
    <Box
      tabIndex={0}
      role="region"
      aria-label="Departures, scrolls"
      sx={{
        width: '100%',
        maxWidth: 280,
        height: 180,
        overflow: 'auto',
        border: '1px solid #b9c4c4',
        fontFamily: 'system-ui, sans-serif',
      }}
    >
      {DAYS.map((day) => (
        <Box key={day}>
          <Box sx={{position: 'sticky', top: 0, p: 1, bgcolor: '#0b5f5c', color: '#fff'}}>
            {day}
          </Box>
          {TIMES.map((time) => (
            <Box key={time} sx={{p: 1}}>
              {time}
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}
