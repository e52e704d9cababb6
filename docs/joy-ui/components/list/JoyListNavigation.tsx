import IconButton from '@mui/joy/IconButton';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import SvgIcon from '@mui/joy/SvgIcon';

const PAGES = ['Logbook', 'Weather', 'Charts'];

export default function JoyListNavigation() {
  return (
    <nav aria-label="On board">
      <List sx={{width: 240, '--ListItem-radius': '8px', '--List-gap': '4px'}}>
        {PAGES.map((page, index) => (
          <ListItem
            key={page}
            sx={{'--ListItem-endActionTranslateX': '0px'}}
            endAction={
              <IconButton size="sm" aria-label={`Open ${page} in a new window`}>
                <SvgIcon>
                  <path d="M14 4h6v6h-2V7.4l-7.3 7.3-1.4-1.4L16.6 6H14V4ZM5 6h5v2H6v10h10v-4h2v6H4V6h1Z" />
                </SvgIcon>
              </IconButton>
            }
          >
            <ListItemButton
              component="a"
              href="#entries-to-press"
              selected={index === 0}
              aria-current={index === 0 ? 'page' : undefined}
            >
              {page}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </nav>
  );
}
