import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Rating from '@mui/material/Rating';

const HARBOURS = [
  {name: 'Helgoland', average: 4.5, count: 212},
  {name: 'Borkum', average: 3.7, count: 48},
  {name: 'Hooksiel', average: 4, count: 9},
];

export default function AverageRatings() {
  return (
    <List aria-label="Harbours" sx={{width: '100%', maxWidth: 360}}>
      {HARBOURS.map(({name, average, count}) => (
        <ListItem key={name} divider sx={{gap: 1, flexWrap: 'wrap'}}>
          <ListItemText primary={name} secondary={`${count} reviews`} />
          <Rating
            readOnly
            size="small"
            precision={0.1}
            value={average}
            getLabelText={(value) => `${value} of 5 stars`}
          />
        </ListItem>
      ))}
    </List>
  );
}
