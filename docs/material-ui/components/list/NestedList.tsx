import {useId, useState} from 'react';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import SvgIcon from '@mui/material/SvgIcon';

const CHAPTERS = [
  {title: 'Before you leave', pages: ['Weather', 'Provisions', 'Papers']},
  {title: 'Under way', pages: ['Watches', 'Log book']},
  {title: 'In port', pages: ['Mooring', 'Customs', 'Shore power']},
];

export default function NestedList() {
  return (
    <List aria-label="Handbook" sx={{width: '100%', maxWidth: 320}}>
      {CHAPTERS.map((chapter, index) => (
        <Chapter key={chapter.title} {...chapter} startsOpen={index === 0} />
      ))}
    </List>
  );
}

interface ChapterProps {
  title: string;
  pages: string[];
  startsOpen: boolean;
}

function Chapter({title, pages, startsOpen}: ChapterProps) {
  const [open, setOpen] = useState(startsOpen);
  const id = useId();

  return (
    <ListItem disablePadding sx={{display: 'block'}}>
      <ListItemButton
        component="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        sx={{width: '100%', textAlign: 'start'}}
      >
        <ListItemText primary={title} secondary={`${pages.length} pages`} />
        <SvgIcon sx={{rotate: open ? '180deg' : 'none'}}>
          <path d="m12 15.4-6-6L7.4 8l4.6 4.6L16.6 8 18 9.4l-6 6Z" />
        </SvgIcon>
      </ListItemButton>
      <Collapse id={id} in={open}>
        <List disablePadding aria-label={title}>
          {pages.map((page) => (
            <ListItem key={page} disablePadding>
              <ListItemButton href="#nested-lists" sx={{paddingInlineStart: 4}}>
                <ListItemText primary={page} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Collapse>
    </ListItem>
  );
}
