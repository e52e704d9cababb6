import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function JoyTypographyNested() {
  return (
    <Stack spacing={1.5} sx={{maxWidth: 400}}>
      <Typography level="title-lg" component="h3" endDecorator="⚓">
        Harbour rules
      </Typography>
      <Typography>
        The speed limit is{' '}
        <Typography variant="soft" color="warning">
          three knots
        </Typography>{' '}
        inside the breakwater, and five in the{' '}
        <Typography textColor="text.primary" sx={{fontWeight: 'lg'}}>
          channel
        </Typography>
        .
      </Typography>
    </Stack>
  );
}
