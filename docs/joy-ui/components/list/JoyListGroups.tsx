import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListSubheader from '@mui/joy/ListSubheader';
import Sheet from '@mui/joy/Sheet';

const DECKS = [
  {id: 'deck-nine', name: 'Deck 9', places: ['Bridge', 'Sun deck', 'Sauna']},
  {id: 'deck-seven', name: 'Deck 7', places: ['Restaurant', 'Shop', 'Lounges']},
  {id: 'deck-three', name: 'Deck 3', places: ['Cars', 'Bicycles']},
];

export default function JoyListGroups() {
  return (
    <Sheet
      variant="outlined"
      tabIndex={0}
      role="region"
      aria-label="Decks, scrolls"
      sx={{width: '100%', maxWidth: 280, height: 240, overflow: 'auto', borderRadius: 'md'}}
    >
      <List sx={{'--List-nestedInsetStart': '12px'}}>
        {DECKS.map(({id, name, places}) => (
          <ListItem key={id} nested>
            <ListSubheader sticky id={`joy-list-${id}`}>
              {name}
            </ListSubheader>
            <List aria-labelledby={`joy-list-${id}`}>
              {places.map((place) => (
                <ListItem key={place}>{place}</ListItem>
              ))}
            </List>
          </ListItem>
        ))}
      </List>
    </Sheet>
  );
}
