import {useState} from 'react';
import Box from '@mui/material/Box';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function LayeredClickAway() {
  const [count, setCount] = useState(0);

  return (
    <Box sx={{width: '100%', maxWidth: 300}}>
      <ClickAwayListener onClickAway={() => setCount(count + 1)}>
        <Paper variant="outlined" sx={{padding: 2}}>
          <TextField select fullWidth label="Wind" defaultValue="south">
            <MenuItem value="south">South</MenuItem>
            <MenuItem value="west">West</MenuItem>
          </TextField>
        </Paper>
      </ClickAwayListener>
      <Typography role="status" sx={{marginBlockStart: 1}}>
        Pressed beside it: {count}
      </Typography>
    </Box>
  );
}
