import Sheet from '@mui/joy/Sheet';
import {styled} from '@mui/joy/styles';
import Typography from '@mui/joy/Typography';

const Night = styled(Sheet)(({theme}) => ({
  padding: theme.spacing(2),
  borderRadius: theme.radius.md,
  border: '1px solid #b9862b',
  backgroundColor: '#fff6dd',
  ...theme.applyStyles('dark', {
    borderColor: '#4f6b94',
    backgroundColor: '#16233a',
  }),
}));

export default function JoyDarkStyles() {
  return (
    <Night>
      <Typography level="title-md">Sunset at 20:41</Typography>
      <Typography>Paper by day, sky by night: change the mode of the page.</Typography>
    </Night>
  );
}
