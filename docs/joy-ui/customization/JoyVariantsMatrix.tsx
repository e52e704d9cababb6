import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Sheet from '@mui/joy/Sheet';

const VARIANTS = ['solid', 'soft', 'outlined', 'plain'] as const;

export default function JoyVariantsMatrix() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        alignItems: 'center',
        justifyItems: 'center',
        gridTemplateColumns: 'repeat(3, auto)',
      }}
    >
      {VARIANTS.map((variant) => [
        <Button key={`${variant} button`} size="sm" variant={variant}>
          {variant}
        </Button>,
        <Chip key={`${variant} chip`} variant={variant} color="primary">
          {variant}
        </Chip>,
        <Sheet
          key={`${variant} sheet`}
          variant={variant}
          color="primary"
          sx={{px: 1.5, py: 1, borderRadius: 'sm'}}
        >
          {variant}
        </Sheet>,
      ])}
    </Box>
  );
}
