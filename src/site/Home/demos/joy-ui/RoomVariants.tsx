import {useState} from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Typography from '@mui/joy/Typography';

const VARIANTS = ['solid', 'soft', 'outlined', 'plain'] as const;

/** The outer corners, on whichever side they are: the library's own are of left and right. */
const CORNERS = {
  '& > [data-first-child]': {
    borderRadius: 0,
    borderStartStartRadius: '6px',
    borderEndStartRadius: '6px',
  },
  '& > [data-last-child]': {
    borderRadius: 0,
    borderStartEndRadius: '6px',
    borderEndEndRadius: '6px',
  },
};

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
        sx={CORNERS}
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
