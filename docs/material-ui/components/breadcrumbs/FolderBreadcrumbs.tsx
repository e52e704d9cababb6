import {useState} from 'react';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const PATH = ['Archive', 'Projects', 'Harbour', 'Drawings', 'Section B', 'Revisions'];

export default function FolderBreadcrumbs() {
  const [depth, setDepth] = useState(PATH.length);
  const next = PATH[depth];

  return (
    <Paper variant="outlined" sx={{width: '100%', padding: 2}}>
      <Breadcrumbs
        aria-label="Folders"
        maxItems={4}
        itemsAfterCollapse={2}
        expandText="Show all folders"
      >
        {PATH.slice(0, depth).map((name, index) =>
          index === depth - 1 ? (
            <Typography key={name} aria-current="true" color="textPrimary">
              {name}
            </Typography>
          ) : (
            <Link
              key={name}
              component="button"
              type="button"
              variant="body1"
              color="inherit"
              onClick={() => setDepth(index + 1)}
            >
              {name}
            </Link>
          ),
        )}
      </Breadcrumbs>
      <Content name={next} onOpen={() => setDepth(depth + 1)} />
    </Paper>
  );
}

function Content({name, onOpen}: {name: string | undefined; onOpen: () => void}) {
  if (name === undefined) {
    return <Typography sx={{marginBlockStart: 2}}>This folder is empty.</Typography>;
  }
  return (
    <List aria-label="Content">
      <ListItem disablePadding>
        <ListItemButton onClick={onOpen}>{name}</ListItemButton>
      </ListItem>
    </List>
  );
}
