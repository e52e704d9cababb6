import {useMemo, useState} from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import {createTheme} from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import ThemeRows from './ThemeRows';
import {countHits, toNodes, toRows} from './themeTree';

const LIGHT = toNodes(createTheme(), 'theme');
const DARK = toNodes(createTheme({palette: {mode: 'dark'}}), 'theme');
const NOTHING = new Set<string>();

export default function DefaultTheme() {
  const [isDark, setDark] = useState(false);
  const [query, setQuery] = useState('');
  const [toggled, setToggled] = useState(NOTHING);
  const [current, setCurrent] = useState<string>();
  const nodes = isDark ? DARK : LIGHT;
  const rows = useMemo(() => toRows(nodes, query, toggled), [nodes, query, toggled]);
  const hits = useMemo(() => countHits(nodes, query), [nodes, query]);

  function search(next: string) {
    setQuery(next.trim());
    setToggled(NOTHING);
  }
  function toggle(path: string) {
    const next = new Set(toggled);
    if (!next.delete(path)) next.add(path);
    setToggled(next);
  }

  return (
    <Paper variant="outlined" sx={{width: '100%', maxWidth: 640}}>
      <Tools isDark={isDark} onDark={setDark} onSearch={search} />
      <Typography role="status" variant="body2" sx={{paddingInline: 2}}>
        {query === '' ? `${nodes.length} keys` : `${hits} found`}
      </Typography>
      <ThemeRows rows={rows} current={current} onCurrent={setCurrent} onToggle={toggle} />
      <Box
        component="code"
        dir="ltr"
        sx={{display: 'block', padding: 1.5, borderBlockStart: '1px solid', borderColor: 'divider'}}
      >
        {current ?? 'theme'}
      </Box>
    </Paper>
  );
}

interface ToolsProps {
  isDark: boolean;
  onDark: (isDark: boolean) => void;
  onSearch: (query: string) => void;
}

function Tools({isDark, onDark, onSearch}: ToolsProps) {
  return (
    <Stack direction="row" sx={{padding: 1.5, gap: 1.5, flexWrap: 'wrap', alignItems: 'center'}}>
      <TextField
        type="search"
        size="small"
        label="Search keys and values"
        onChange={(event) => onSearch(event.target.value)}
        sx={{flex: '1 1 200px'}}
      />
      <FormControlLabel
        label="Dark"
        control={<Switch checked={isDark} onChange={(_, checked) => onDark(checked)} />}
      />
    </Stack>
  );
}
