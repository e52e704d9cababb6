import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

const SIZES = ['sm', 'md', 'lg'] as const;

export default function JoySharedProps() {
  return (
    <Stack spacing={2}>
      {SIZES.map((size) => (
        <Stack
          key={size}
          direction="row"
          spacing={1}
          useFlexGap
          sx={{flexWrap: 'wrap', alignItems: 'center'}}
        >
          <Input
            size={size}
            variant="soft"
            color="success"
            defaultValue="Spring fair"
            slotProps={{input: {'aria-label': `Name of the event, size ${size}`}}}
            sx={{width: 160}}
          />
          <Button size={size} variant="soft" color="success">
            Confirm
          </Button>
          <Chip size={size} variant="soft" color="success">
            {size}
          </Chip>
        </Stack>
      ))}
    </Stack>
  );
}
