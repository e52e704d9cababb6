import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {ThemeProvider, useTheme} from '@mui/material/styles';
import type {Theme} from '@mui/material/styles';

const QUIET: Theme['components'] = {
  MuiButton: {
    styleOverrides: {
      root: {
        variants: [
          {
            props: {variant: 'outlined', color: 'secondary'},
            style: {borderStyle: 'dashed', borderWidth: 2},
          },
          {
            props: ({ownerState}) => Boolean(ownerState.startIcon),
            style: {borderStartStartRadius: 24, borderEndStartRadius: 24},
          },
        ],
      },
    },
  },
};

export default function ThemeVariants() {
  const theme = useTheme();

  return (
    <ThemeProvider theme={() => ({...theme, components: {...theme.components, ...QUIET}})}>
      <Stack direction="row" sx={{flexWrap: 'wrap', gap: 2}}>
        <Button variant="outlined">Book</Button>
        <Button variant="outlined" color="secondary">
          Draft
        </Button>
        <Button variant="outlined" startIcon={<span aria-hidden>⚓</span>}>
          Moor
        </Button>
      </Stack>
    </ThemeProvider>
  );
}
