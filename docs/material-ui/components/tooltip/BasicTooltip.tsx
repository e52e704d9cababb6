import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import SvgIcon from '@mui/material/SvgIcon';
import Tooltip from '@mui/material/Tooltip';

const TOOLS = [
  {
    name: 'Measure a distance',
    path: 'm3 16 13-13 5 5L8 21l-5-5Zm2.8 0L8 18.2 18.2 8 16 5.8l-1.6 1.6 1.3 1.3-1.2 1.2-1.3-1.3-1.8 1.8 2 2-1.2 1.2-2-2-1.8 1.8 1.3 1.3-1.2 1.2-1.3-1.3z',
  },
  {
    name: 'Centre on the boat',
    path: 'M11 2h2v3.1a7 7 0 0 1 5.9 5.9H22v2h-3.1a7 7 0 0 1-5.9 5.9V22h-2v-3.1A7 7 0 0 1 5.1 13H2v-2h3.1A7 7 0 0 1 11 5.1V2Zm1 5a5 5 0 1 0 0 10 5 5 0 0 0 0-10Z',
  },
];

export default function BasicTooltip() {
  return (
    <Stack direction="row" spacing={1}>
      {TOOLS.map(({name, path}) => (
        <Tooltip key={name} title={name}>
          <IconButton>
            <SvgIcon>
              <path d={path} />
            </SvgIcon>
          </IconButton>
        </Tooltip>
      ))}
    </Stack>
  );
}
