import {useState} from 'react';
import Box from '@mui/material/Box';
import {createTheme, getContrastRatio} from '@mui/material/styles';
import type {SimplePaletteColorOptions} from '@mui/material/styles';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {readFault} from './paletteFault';

const {palette} = createTheme({palette: {contrastThreshold: 4.5}});

/** The colours that follow from one, or what the library says of it. */
function compute(written: string) {
  const color = written === '' ? {} : {main: isNumber(written) ? Number(written) : written};
  try {
    // What is wrong must get to the library, as it does from JavaScript.
    const result = palette.augmentColor({color: color as unknown as SimplePaletteColorOptions});
    return result.light.includes('NaN') ? 'The numbers need commas between them.' : result;
  } catch (error) {
    return readFault(error);
  }
}

function isNumber(written: string) {
  return /^\d+$/.test(written);
}

export default function PaletteTool() {
  const [main, setMain] = useState('#0b6b62');
  const result = compute(main);
  const fault = typeof result === 'string' ? result : undefined;

  return (
    <Stack spacing={2} sx={{width: '100%', maxWidth: 420, minHeight: 270}}>
      <TextField
        label="main"
        value={main}
        onChange={(event) => setMain(event.target.value.trim())}
        error={fault !== undefined}
        helperText={fault ?? 'A hex code, rgb(), hsl() or color()'}
        slotProps={{formHelperText: {role: 'status'}}}
      />
      {typeof result !== 'string' && (
        <Box component="dl" sx={{margin: 0, display: 'grid', gap: 1}}>
          {(['light', 'main', 'dark'] as const).map((name) => (
            <Swatch key={name} name={name} color={result[name]} />
          ))}
        </Box>
      )}
    </Stack>
  );
}

function Swatch({name, color}: {name: string; color: string}) {
  const text = palette.getContrastText(color);
  const ratio = getContrastRatio(color, text).toFixed(1);

  return (
    <Box
      sx={{display: 'flex', flexWrap: 'wrap', gap: 1, padding: 1.5, bgcolor: color, color: '#000'}}
      style={{color: text.startsWith('rgba') ? '#000' : text}}
    >
      <Typography component="dt" sx={{minWidth: 48}}>
        {name}
      </Typography>
      <Typography component="dd" sx={{margin: 0}}>
        {color}, text {ratio}:1
      </Typography>
    </Box>
  );
}
