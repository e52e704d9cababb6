import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Sheet from '@mui/joy/Sheet';
import SvgIcon from '@mui/joy/SvgIcon';
import Typography from '@mui/joy/Typography';

const DOTS =
  'M12 4a2 2 0 1 1 0 4 2 2 0 0 1 0-4Zm0 6a2 2 0 1 1 0 4 2 2 0 0 1 0-4Zm0 6a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z';

export default function JoyMenuIcon() {
  return (
    <Sheet
      variant="outlined"
      sx={{display: 'flex', alignItems: 'center', gap: 3, p: 1, pl: 2, borderRadius: 'md'}}
    >
      <Typography>Albatross</Typography>
      <Dropdown>
        <MenuButton
          slots={{root: IconButton}}
          slotProps={{
            root: {variant: 'plain', color: 'neutral', 'aria-label': 'More actions for Albatross'},
          }}
        >
          <SvgIcon>
            <path d={DOTS} />
          </SvgIcon>
        </MenuButton>
        <Menu placement="bottom-end" size="sm">
          <MenuItem>Rename</MenuItem>
          <MenuItem>Share the log</MenuItem>
        </Menu>
      </Dropdown>
    </Sheet>
  );
}
