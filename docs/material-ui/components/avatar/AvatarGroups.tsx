import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';

const PEOPLE = [
  {name: 'Amara Osei', initials: 'AO', color: '#00695c'},
  {name: 'Bruno Costa', initials: 'BC', color: '#4527a0'},
  {name: 'Chiyo Tanaka', initials: 'CT', color: '#ad1457'},
  {name: 'Dara Quinn', initials: 'DQ', color: '#1565c0'},
];

export default function AvatarGroups() {
  const names = PEOPLE.map(({name}) => name).join(', ');

  return (
    <AvatarGroup
      total={11}
      role="img"
      aria-label={`11 people go: ${names} and 7 others`}
      slotProps={{surplus: {sx: {bgcolor: 'text.primary', color: 'background.paper'}}}}
    >
      {PEOPLE.map(({name, initials, color}) => (
        <Avatar key={name} sx={{bgcolor: color, color: '#fff'}}>
          {initials}
        </Avatar>
      ))}
    </AvatarGroup>
  );
}
