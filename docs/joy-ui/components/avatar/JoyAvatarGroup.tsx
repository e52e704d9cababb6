import Avatar from '@mui/joy/Avatar';
import AvatarGroup from '@mui/joy/AvatarGroup';

const PEOPLE = ['Mara', 'Tomasz', 'Ines', 'Oskar', 'Ivan'];
const SHOWN = 2;

export default function JoyAvatarGroup() {
  const rest = PEOPLE.length - SHOWN;
  const names = PEOPLE.slice(0, SHOWN);
  return (
    <AvatarGroup role="img" aria-label={`${names.join(', ')} and ${rest} more`}>
      {names.map((name) => (
        <Avatar key={name} color="primary" aria-hidden>
          {name.charAt(0)}
        </Avatar>
      ))}
      <Avatar aria-hidden>+{rest}</Avatar>
    </AvatarGroup>
  );
}
