import {useState} from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

const LAYERS = ['Depths', 'Buoys', 'Wrecks'];

export default function LayerToggle() {
  const [layers, setLayers] = useState<string[]>(['Depths']);

  return (
    <Stack spacing={2} sx={{alignItems: 'flex-start'}}>
      <ToggleButtonGroup
        size="small"
        value={layers}
        onChange={(_, next: string[]) => setLayers(next)}
        aria-label="Layers of the chart"
      >
        {LAYERS.map((name) => (
          <ToggleButton key={name} value={name} sx={{textTransform: 'none', color: 'text.primary'}}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography role="status">
        {layers.length === 0 ? 'The bare coast' : `Shown: ${layers.join(', ')}`}
      </Typography>
    </Stack>
  );
}
