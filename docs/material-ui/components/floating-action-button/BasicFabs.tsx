import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import SvgIcon from '@mui/material/SvgIcon';

const PEN = 'M4 20v-4L16 4l4 4L8 20H4Zm2-2h1.2l8-8L14 8.8l-8 8V18Z';

export default function BasicFabs() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{flexWrap: 'wrap', alignItems: 'center'}}>
      <Fab color="primary" aria-label="Write a message">
        <SvgIcon>
          <path d={PEN} />
        </SvgIcon>
      </Fab>
      <Fab aria-label="Write a note">
        <SvgIcon>
          <path d={PEN} />
        </SvgIcon>
      </Fab>
      <Fab variant="extended" color="primary">
        <SvgIcon sx={{marginInlineEnd: 1}}>
          <path d={PEN} />
        </SvgIcon>
        Write
      </Fab>
    </Stack>
  );
}
