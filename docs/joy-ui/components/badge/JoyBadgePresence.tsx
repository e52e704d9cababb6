import Avatar from '@mui/joy/Avatar';
import Badge from '@mui/joy/Badge';
import Stack from '@mui/joy/Stack';

const PEOPLE = [
  {name: 'Mara', state: 'on watch', color: 'success'},
  {name: 'Tomasz', state: 'resting', color: 'warning'},
  {name: 'Ines', state: 'ashore', color: 'neutral'},
] as const;

export default function JoyBadgePresence() {
  return (
    <Stack direction="row" spacing={2} component="ul" sx={{listStyle: 'none', m: 0, p: 0}}>
      {PEOPLE.map(({name, state, color}) => (
        <li key={name}>
          <Badge color={color} badgeInset="14%">
            <Avatar size="lg" role="img" aria-label={`${name}, ${state}`}>
              {name.charAt(0)}
            </Avatar>
          </Badge>
        </li>
      ))}
    </Stack>
  );
}
