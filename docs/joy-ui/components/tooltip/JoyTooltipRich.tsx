import IconButton from '@mui/joy/IconButton';
import SvgIcon from '@mui/joy/SvgIcon';
import Tooltip from '@mui/joy/Tooltip';
import Typography from '@mui/joy/Typography';

export default function JoyTooltipRich() {
  return (
    <Tooltip
      describeChild
      arrow
      variant="outlined"
      title={
        <>
          <Typography level="title-sm">Search the chart</Typography>
          <Typography level="body-sm">
            Harbours, buoys and depths. Press S from anywhere.
          </Typography>
        </>
      }
      sx={{maxWidth: 240}}
    >
      <IconButton variant="soft" aria-label="Search">
        <SvgIcon>
          <path d="M10 3a7 7 0 0 1 5.6 11.2l5 5-1.4 1.4-5-5A7 7 0 1 1 10 3Zm0 2a5 5 0 1 0 0 10 5 5 0 0 0 0-10Z" />
        </SvgIcon>
      </IconButton>
    </Tooltip>
  );
}
