import Box from '@mui/material/Box';

const COLUMNS = Array.from({length: 40}, (_, index) => index + 1);

export default function WideDemo() {
  return (
    <Box tabIndex={0} role="region" aria-label="Forty columns, scrolls" sx={{overflow: 'auto'}}>
      <Box sx={{display: 'flex', gap: 1, width: 'max-content'}}>
        {COLUMNS.map((column) => (
          <Box key={column} sx={{p: 2, border: 1, borderColor: 'divider'}}>
            {column}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
