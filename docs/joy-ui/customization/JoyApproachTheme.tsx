import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import {extendTheme, ThemeProvider} from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyButton: {
      defaultProps: {variant: 'soft'},
      styleOverrides: {
        root: ({ownerState}) => ({
          borderRadius: '999px',
          ...(ownerState.size === 'lg' && {paddingInline: '2rem'}),
        }),
      },
    },
  },
});

export default function JoyApproachTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={1} useFlexGap sx={{flexWrap: 'wrap', alignItems: 'center'}}>
        <Button>Reserve</Button>
        <Button size="lg">Book now</Button>
        <Button variant="outlined" color="neutral">
          Cancel
        </Button>
      </Stack>
    </ThemeProvider>
  );
}
