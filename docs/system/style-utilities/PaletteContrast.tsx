import {darken, getContrastRatio} from '@mui/system';
import Box from '@mui/system/Box';

const ACCENT = '#3aa59d';
const STEPS = [0, 0.15, 0.3, 0.45];

export default function PaletteContrast() {
  return (
    <Box sx={{display: 'grid', gap: 1, width: '100%', fontFamily: 'system-ui, sans-serif'}}>
      {STEPS.map((step) => {
        const color = darken(ACCENT, step);
        const ratio = getContrastRatio(color, '#ffffff');
        return (
          <Box key={step} sx={{display: 'flex', alignItems: 'center', gap: 2}}>
            <Box sx={{width: 64, height: 32, borderRadius: 1, bgcolor: color}} />
            {ratio.toFixed(1)}:1 to white, {ratio >= 4.5 ? 'carries text' : 'too light for text'}
          </Box>
        );
      })}
    </Box>
  );
}
