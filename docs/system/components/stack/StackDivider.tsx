import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';

export default function StackDivider() {
  return (
    <Stack
      direction="row"
      spacing={{xs: 1, sm: 2}}
      useFlexGap
      divider={<Box aria-hidden sx={{width: '1px', bgcolor: '#8aa5a3'}} />}
      sx={{
        p: {xs: 1, sm: 2},
        borderRadius: 1,
        bgcolor: '#f4f8f8',
        color: '#10302f',
        fontFamily: 'system-ui, sans-serif',
      }}
    >
      <span>Draft</span>
      <span>3 comments</span>
      <span>2 authors</span>
    </Stack>
  );
}
