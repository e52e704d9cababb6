import Box from '@mui/joy/Box';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

const SHADES = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900];
const VARIANTS = ['solid', 'soft', 'outlined', 'plain'] as const;

export default function JoyPaletteTokens() {
  return (
    <Box sx={{width: '100%', maxWidth: 480}}>
      <Box sx={{display: 'flex', borderRadius: 'sm', overflow: 'hidden'}} aria-hidden>
        {SHADES.map((shade) => (
          <Box key={shade} sx={{flex: 1, height: 40, bgcolor: `primary.${shade}`}} />
        ))}
      </Box>
      <Typography level="body-sm" sx={{my: 1}}>
        The shades of primary from 50 to 900, and what its variants make of them:
      </Typography>
      <Box
        sx={{display: 'grid', gap: 1, gridTemplateColumns: {xs: '1fr 1fr', sm: 'repeat(4, 1fr)'}}}
      >
        {VARIANTS.map((variant) => (
          <Sheet
            key={variant}
            variant={variant}
            color="primary"
            sx={{p: 1.5, borderRadius: 'sm', textAlign: 'center'}}
          >
            {variant}
          </Sheet>
        ))}
      </Box>
    </Box>
  );
}
