import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ToolbarStack() {
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1}
      sx={{width: '100%', flexWrap: 'wrap', alignItems: 'center'}}
    >
      <Typography component="h3" variant="h6">
        Voyages
      </Typography>
      <Chip size="small" label="3 open" />
      <Stack direction="row" spacing={1} sx={{marginInlineStart: 'auto'}}>
        <Button>Filter</Button>
        <Button variant="contained">New voyage</Button>
      </Stack>
    </Stack>
  );
}
