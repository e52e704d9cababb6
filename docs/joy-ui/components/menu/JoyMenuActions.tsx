import {useState} from 'react';
import Dropdown from '@mui/joy/Dropdown';
import ListDivider from '@mui/joy/ListDivider';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function JoyMenuActions() {
  const [done, setDone] = useState('');
  return (
    <Stack spacing={1} sx={{alignItems: 'center'}}>
      <Dropdown>
        <MenuButton>Trip to Visby</MenuButton>
        <Menu>
          <MenuItem onClick={() => setDone('A copy was made.')}>Duplicate</MenuItem>
          <MenuItem onClick={() => setDone('The list is being printed.')}>
            Print the passenger list
          </MenuItem>
          <MenuItem disabled>Move (under way)</MenuItem>
          <ListDivider />
          <MenuItem color="danger" onClick={() => setDone('The trip is cancelled.')}>
            Cancel the trip
          </MenuItem>
        </Menu>
      </Dropdown>
      <Typography role="status" level="body-sm">
        {done}
      </Typography>
    </Stack>
  );
}
