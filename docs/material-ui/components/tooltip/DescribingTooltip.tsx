import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

export default function DescribingTooltip() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{flexWrap: 'wrap'}}>
      <Tooltip describeChild arrow title="All who follow the boat get a message.">
        <Button variant="contained">Report arrival</Button>
      </Tooltip>
      <Tooltip describeChild arrow placement="top" title="Kept for 30 days.">
        <Button>Archive</Button>
      </Tooltip>
    </Stack>
  );
}
