import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import SvgIcon from '@mui/material/SvgIcon';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function BasicAppBar() {
  return (
    <AppBar component="div" position="static">
      <Toolbar>
        <IconButton edge="start" color="inherit" aria-label="Open navigation">
          <SvgIcon>
            <path d="M4 6h16v2H4zm0 5h16v2H4zm0 5h16v2H4z" />
          </SvgIcon>
        </IconButton>
        <Typography component="div" variant="h6" noWrap sx={{flexGrow: 1, marginInline: 1}}>
          Tide tables
        </Typography>
        <Button color="inherit">Sign in</Button>
      </Toolbar>
    </AppBar>
  );
}
