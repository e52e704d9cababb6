import Avatar from '@mui/material/Avatar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';

// Each is dark enough for white letters.
const COLORS = ['#00695c', '#4527a0', '#ad1457', '#1565c0', '#6d4c41'];

const COMMENTS = [
  {author: 'Ximena Ruiz', text: 'The second chart needs a unit.'},
  {author: 'Tobias Lind', text: 'Done, and I have rounded to tenths.'},
  {author: 'Ximena Ruiz', text: 'Thank you. Ready to print.'},
];

function colorOf(name: string) {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return COLORS[sum % COLORS.length];
}

function initialsOf(name: string) {
  return name
    .split(' ')
    .map(([first]) => first)
    .join('');
}

export default function CommentAvatars() {
  return (
    <List aria-label="Comments" sx={{width: '100%', maxWidth: 400}}>
      {COMMENTS.map(({author, text}) => (
        <ListItem key={text} alignItems="flex-start">
          <ListItemAvatar>
            <Avatar aria-hidden sx={{bgcolor: colorOf(author), color: '#fff'}}>
              {initialsOf(author)}
            </Avatar>
          </ListItemAvatar>
          <ListItemText primary={author} secondary={text} />
        </ListItem>
      ))}
    </List>
  );
}
