import Button from '@mui/joy/Button';
import Tooltip from '@mui/joy/Tooltip';

export default function JoyTooltipRemark() {
  return (
    <Tooltip describeChild arrow placement="top" title="All 14 passengers get a message">
      <Button>Publish the new times</Button>
    </Tooltip>
  );
}
