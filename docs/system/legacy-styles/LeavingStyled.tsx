import {styled} from '@mui/system';

interface NoticeProps {
  urgent?: boolean;
}

const Notice = styled('p', {
  shouldForwardProp: (prop) => prop !== 'urgent',
})<NoticeProps>({
  margin: 0,
  padding: 16,
  borderRadius: 8,
  fontFamily: 'system-ui, sans-serif',
  backgroundColor: '#eef4f0',
  color: '#14261b',
  variants: [{props: {urgent: true}, style: {backgroundColor: '#7d1212', color: '#ffffff'}}],
});

export default function LeavingStyled() {
  return (
    <div style={{display: 'grid', gap: 12}}>
      <Notice>The office opens at seven.</Notice>
      <Notice urgent>The north pier is closed.</Notice>
    </div>
  );
}
