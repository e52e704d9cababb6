import Grid from '@mui/system/Grid';
import styled from '@mui/system/styled';

const FLAGS = [
  {name: 'Kilo', meaning: 'I wish to speak with you', start: '#f2c230', end: '#1f4e9c'},
  {name: 'Alfa', meaning: 'Diver below', start: '#ffffff', end: '#1f4e9c'},
  {name: 'Hotel', meaning: 'Pilot on board', start: '#ffffff', end: '#b3261e'},
];

const Figure = styled('figure')({
  margin: 0,
  padding: 12,
  borderRadius: 8,
  backgroundColor: '#dfeceb',
  color: '#10302f',
  fontFamily: 'system-ui, sans-serif',
});

const Flag = styled('div')({height: 64, marginBlockEnd: 8, border: '1px solid #8aa5a3'});

export default function GridColumns() {
  return (
    <Grid
      container
      component="ul"
      role="list"
      columns={{xs: 4, sm: 9}}
      rowSpacing={2}
      columnSpacing={{xs: 1, sm: 2}}
      sx={{width: '100%', m: 0, p: 0, listStyle: 'none'}}
    >
      {FLAGS.map(({name, meaning, start, end}, index) => (
        <Grid
          key={name}
          component="li"
          size={{xs: 2, sm: 3}}
          offset={{xs: index === 2 ? 1 : 0, sm: 0}}
        >
          <Figure>
            <Flag
              aria-hidden
              sx={{background: `linear-gradient(90deg, ${start} 50%, ${end} 50%)`}}
            />
            <figcaption>
              <strong>{name}</strong>: {meaning}
            </figcaption>
          </Figure>
        </Grid>
      ))}
    </Grid>
  );
}
