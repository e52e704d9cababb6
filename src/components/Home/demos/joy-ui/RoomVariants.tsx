import {useState} from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Typography from '@mui/joy/Typography';

const VARIANTS = ['solid', 'soft', 'outlined', 'plain'] as const;

export default function RoomVariants() {
  const [variant, setVariant] = useState<(typeof VARIANTS)[number]>('soft');
  return (
    <Stack useFlexGap spacing={2} sx={{alignItems: 'center', inlineSize: '100%'}}>
      <Card
        variant={variant}
        color="primary"
        invertedColors
        sx={{boxSizing: 'border-box', inlineSize: '100%', maxWidth: 298}}
      >
        <Typography level="title-md" component="p">
          Room 4
        </Typography>
        <Typography level="body-sm" textColor="text.secondary">
          Glass and light, 21 pieces
        </Typography>
      </Card>
      <ToggleButtonGroup
        size="sm"
        aria-label="Variant"
        value={variant}
        onChange={(_event, value) => value && setVariant(value)}
      >
        {VARIANTS.map((name) => (
          <Button key={name} value={name}>
            {name}
          </Button>
        ))}
      </ToggleButtonGroup>
    </Stack>
  );
}
