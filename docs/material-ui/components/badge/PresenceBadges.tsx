import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';

const CREW = [
  {name: 'Lena Falk', initials: 'LF', online: true},
  {name: 'Mateo Gil', initials: 'MG', online: false},
];

export default function PresenceBadges() {
  return (
    <List aria-label="Crew" sx={{width: '100%', maxWidth: 280}}>
      {CREW.map(({name, initials, online}) => (
        <ListItem key={name}>
          <ListItemAvatar aria-hidden>
            <Badge
              variant="dot"
              color="success"
              invisible={!online}
              overlap="circular"
              anchorOrigin={{vertical: 'bottom', horizontal: 'right'}}
            >
              <Avatar sx={{bgcolor: 'primary.main', color: 'primary.contrastText'}}>
                {initials}
              </Avatar>
            </Badge>
          </ListItemAvatar>
          <ListItemText primary={name} secondary={online ? 'Online' : 'Away'} />
        </ListItem>
      ))}
    </List>
  );
}
