import Chip from '@mui/joy/Chip';
import List from '@mui/joy/List';
import ListDivider from '@mui/joy/ListDivider';
import ListItem from '@mui/joy/ListItem';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import SvgIcon from '@mui/joy/SvgIcon';
import Typography from '@mui/joy/Typography';

const SHIP = 'M12 2v4h5v5l3 1-2 7H6l-2-7 3-1V6h3V2h2ZM4 20h16v2H4v-2Z';

export default function JoyListEntries() {
  return (
    <List aria-label="Departures" sx={{width: '100%', maxWidth: 360}}>
      <ListItem>
        <ListItemDecorator>
          <SvgIcon>
            <path d={SHIP} />
          </SvgIcon>
        </ListItemDecorator>
        <ListItemContent>
          Visby
          <Typography level="body-sm">11:00, quay 3</Typography>
        </ListItemContent>
        <Chip color="success">On time</Chip>
      </ListItem>
      <ListDivider aria-hidden inset="startContent" />
      <ListItem>
        <ListItemDecorator>
          <SvgIcon>
            <path d={SHIP} />
          </SvgIcon>
        </ListItemDecorator>
        <ListItemContent>
          Gdynia
          <Typography level="body-sm">18:00, quay 1</Typography>
        </ListItemContent>
        <Chip color="danger">Cancelled</Chip>
      </ListItem>
    </List>
  );
}
