import {useId, useState} from 'react';
import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';

export default function ShelfSpacing() {
  const [spacing, setSpacing] = useState(2);
  const id = useId();
  return (
    <Stack
      useFlexGap
      spacing={3}
      sx={{inlineSize: '100%', maxWidth: 264, font: '14px/1.5 system-ui, sans-serif'}}
    >
      <Stack direction="row" useFlexGap spacing={spacing} sx={{blockSize: 72}}>
        {[3, 1, 2].map((width) => (
          <Box key={width} sx={{flex: width, borderRadius: '4px', bgcolor: '#4d9a92'}} />
        ))}
      </Stack>
      <Stack useFlexGap spacing={0.5}>
        <label htmlFor={id}>{`spacing={${spacing}}, ${spacing * 8} px`}</label>
        <input
          id={id}
          type="range"
          min={0}
          max={6}
          value={spacing}
          onChange={(event) => setSpacing(Number(event.target.value))}
          style={{blockSize: 24, accentColor: 'light-dark(#0b6b63, #4d9a92)'}}
        />
      </Stack>
    </Stack>
  );
}
