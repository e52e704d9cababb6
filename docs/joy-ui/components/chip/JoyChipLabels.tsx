import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import SvgIcon from '@mui/joy/SvgIcon';

export default function JoyChipLabels() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{flexWrap: 'wrap'}}>
      <Chip>Draft</Chip>
      <Chip color="success" variant="outlined">
        On time
      </Chip>
      <Chip
        color="danger"
        startDecorator={
          <SvgIcon>
            <path d="M11 5h2v9h-2V5Zm0 11h2v2h-2v-2Z" />
          </SvgIcon>
        }
      >
        40 minutes late
      </Chip>
      <Chip color="primary" variant="solid" size="lg">
        Boarding
      </Chip>
    </Stack>
  );
}
