import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import SvgIcon from '@mui/material/SvgIcon';

export default function BasicChips() {
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{flexWrap: 'wrap', alignItems: 'center'}}>
      <Chip label="Draft" />
      <Chip label="In review" variant="outlined" />
      <Chip label="Approved" color="primary" />
      <Chip
        label="Locked"
        size="small"
        icon={
          <SvgIcon>
            <path d="M12 2a5 5 0 0 1 5 5v3h1v11H6V10h1V7a5 5 0 0 1 5-5Zm0 2a3 3 0 0 0-3 3v3h6V7a3 3 0 0 0-3-3Z" />
          </SvgIcon>
        }
      />
    </Stack>
  );
}
