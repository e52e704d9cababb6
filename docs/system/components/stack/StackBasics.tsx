import Stack from '@mui/system/Stack';
import styled from '@mui/system/styled';

const Message = styled('p')({
  margin: 0,
  padding: '12px 16px',
  borderRadius: 8,
  backgroundColor: '#dfeceb',
  color: '#10302f',
  fontFamily: 'system-ui, sans-serif',
});

export default function StackBasics() {
  return (
    <Stack spacing={2} sx={{maxWidth: 320}}>
      <Message>The build has started.</Message>
      <Message>All 214 tests passed.</Message>
      <Message>The preview is ready.</Message>
    </Stack>
  );
}
