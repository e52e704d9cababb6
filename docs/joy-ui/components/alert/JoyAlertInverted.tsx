import Alert from '@mui/joy/Alert';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';
import SvgIcon from '@mui/joy/SvgIcon';
import Typography from '@mui/joy/Typography';

export default function JoyAlertInverted() {
  return (
    <Alert
      role="note"
      variant="solid"
      color="warning"
      invertedColors
      sx={{maxWidth: 440, alignItems: 'flex-start'}}
      startDecorator={
        <SvgIcon>
          <path d="M12 3 1.8 20.5h20.4L12 3Zm1 14.5h-2v-2h2v2Zm0-3.5h-2v-4h2v4Z" />
        </SvgIcon>
      }
    >
      <Box sx={{flexGrow: 1}}>
        <Typography level="title-md">Storage is almost full</Typography>
        <Typography textColor="text.primary">
          46 of 50 GB are taken. Uploads stop at the limit.
        </Typography>
        <LinearProgress determinate value={92} aria-label="Storage used" sx={{my: 1.5}} />
        <Stack direction="row" spacing={1} useFlexGap sx={{flexWrap: 'wrap'}}>
          <Button size="sm">Get more space</Button>
          <Button size="sm" variant="outlined">
            See what takes it
          </Button>
        </Stack>
      </Box>
    </Alert>
  );
}
