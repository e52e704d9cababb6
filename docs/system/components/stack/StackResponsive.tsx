import Stack from '@mui/system/Stack';
import styled from '@mui/system/styled';

const Plan = styled('section')({
  flex: 1,
  padding: 16,
  borderRadius: 8,
  backgroundColor: '#dfeceb',
  color: '#10302f',
  fontFamily: 'system-ui, sans-serif',
});

const PlanName = styled('div')({fontSize: 18, fontWeight: 600});

export default function StackResponsive() {
  return (
    <Stack direction={{xs: 'column', sm: 'row'}} spacing={{xs: 1, sm: 2}} useFlexGap>
      <Plan aria-label="Team plan">
        <PlanName>Team</PlanName>
        Up to 20 people
      </Plan>
      <Plan aria-label="Company plan">
        <PlanName>Company</PlanName>
        Single sign-on, audit log
      </Plan>
    </Stack>
  );
}
