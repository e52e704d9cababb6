import Box from '@mui/system/Box';

const WIDTHS = [
  {name: '1/4', width: 1 / 4},
  {name: '1/2', width: 1 / 2},
  {name: '1', width: 1},
  {name: '120', width: 120},
];

export default function SizingParts() {
  return (
    <Box sx={{display: 'grid', gap: 1, width: '100%'}}>
      {WIDTHS.map(({name, width}) => (
        <Box
          key={name}
          component="code"
          sx={{width, py: 1, bgcolor: '#0b5f5c', color: '#fff', textAlign: 'center'}}
        >
          {name}
        </Box>
      ))}
    </Box>
  );
}
