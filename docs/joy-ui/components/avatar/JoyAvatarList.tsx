import Avatar, {type AvatarProps} from '@mui/joy/Avatar';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Typography from '@mui/joy/Typography';

interface Person {
  initials: string;
  name: string;
  task: string;
  color: AvatarProps['color'];
}

const CREW: Person[] = [
  {initials: 'MO', name: 'Mara Olin', task: 'Skipper', color: 'primary'},
  {initials: 'TK', name: 'Tomasz Novak', task: 'Engine', color: 'success'},
  {initials: 'IB', name: 'Ines Barros', task: 'Galley', color: 'warning'},
];

export default function JoyAvatarList() {
  return (
    <List aria-label="Crew" sx={{width: '100%', maxWidth: 320, '--ListItemDecorator-size': '56px'}}>
      {CREW.map(({initials, name, task, color}) => (
        <ListItem key={name}>
          <ListItemDecorator>
            <Avatar color={color} aria-hidden>
              {initials}
            </Avatar>
          </ListItemDecorator>
          <ListItemContent>
            {name}
            <Typography level="body-sm">{task}</Typography>
          </ListItemContent>
        </ListItem>
      ))}
    </List>
  );
}
