import {useState} from 'react';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import SvgIcon from '@mui/material/SvgIcon';
import Tooltip from '@mui/material/Tooltip';

const FLAG = 'M6 3h12l-3 5 3 5H8v8H6z';
const CLOSE =
  'm6.4 5 5.6 5.6L17.6 5 19 6.4 13.4 12l5.6 5.6-1.4 1.4-5.6-5.6L6.4 19 5 17.6l5.6-5.6L5 6.4z';

export default function IconButtons() {
  const [flagged, setFlagged] = useState(false);

  return (
    <Stack direction="row" spacing={1}>
      <Tooltip title="Flag for follow-up">
        <IconButton
          aria-pressed={flagged}
          color={flagged ? 'primary' : 'default'}
          onClick={() => setFlagged(!flagged)}
        >
          <SvgIcon>
            <path d={FLAG} />
          </SvgIcon>
        </IconButton>
      </Tooltip>
      <Tooltip title="Remove message">
        <IconButton color="error">
          <SvgIcon>
            <path d={CLOSE} />
          </SvgIcon>
        </IconButton>
      </Tooltip>
    </Stack>
  );
}
