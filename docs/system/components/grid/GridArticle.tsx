import Grid from '@mui/system/Grid';
import styled from '@mui/system/styled';

const Panel = styled('section')({
  boxSizing: 'border-box',
  height: '100%',
  padding: 16,
  borderRadius: 8,
  backgroundColor: '#f4f8f8',
  color: '#10302f',
  fontFamily: 'system-ui, sans-serif',
  lineHeight: 1.5,
  '& p': {margin: 0},
});

export default function GridArticle() {
  return (
    <Grid container spacing={2} sx={{width: '100%'}}>
      <Grid size={{xs: 12, sm: 'grow'}}>
        <Panel aria-label="Article">
          <p>
            The old lock was dug in 1816 and widened twice. Its gates are opened by hand to this
            day, four times a day in summer.
          </p>
        </Panel>
      </Grid>
      <Grid container direction="column" size={{xs: 12, sm: 4}}>
        <Grid>
          <Panel aria-label="Opening hours">
            <p>Open from 8 to 20</p>
          </Panel>
        </Grid>
        <Grid size="grow">
          <Panel aria-label="Fee">
            <p>€ 12 a boat</p>
          </Panel>
        </Grid>
      </Grid>
    </Grid>
  );
}
