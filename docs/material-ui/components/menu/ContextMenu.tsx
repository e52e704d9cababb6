import {useState} from 'react';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Menu, {type MenuProps} from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import SvgIcon from '@mui/material/SvgIcon';

type Place = Pick<MenuProps, 'anchorEl' | 'anchorReference' | 'anchorPosition'>;

export default function ContextMenu() {
  const [layers, setLayers] = useState(['Coastline', 'Depth contours', 'Beacons']);
  const [{name, place}, setTarget] = useState<{name: string; place: Place}>({name: '', place: {}});
  const [open, setOpen] = useState(false);
  const index = layers.indexOf(name);

  function show(layer: string, at: Place) {
    setTarget({name: layer, place: at});
    setOpen(true);
  }

  function moveTo(position: number) {
    setLayers(layers.toSpliced(index, 1).toSpliced(position, 0, name));
    setOpen(false);
  }

  return (
    <>
      <List aria-label="Layers" sx={{width: '100%', maxWidth: 320}}>
        {layers.map((layer) => (
          <Layer key={layer} name={layer} onMenu={(at) => show(layer, at)} />
        ))}
      </List>
      <Menu
        {...place}
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{list: {'aria-label': name}}}
      >
        <MenuItem disabled={index === 0} onClick={() => moveTo(index - 1)}>
          Move up
        </MenuItem>
        <MenuItem disabled={index === layers.length - 1} onClick={() => moveTo(index + 1)}>
          Move down
        </MenuItem>
      </Menu>
    </>
  );
}

function Layer({name, onMenu}: {name: string; onMenu: (place: Place) => void}) {
  const more = (
    <IconButton
      edge="end"
      aria-label={`Actions for ${name}`}
      aria-haspopup="menu"
      onClick={({currentTarget}) => onMenu({anchorEl: currentTarget})}
    >
      <SvgIcon>
        <path d="M10 4h4v4h-4V4Zm0 6h4v4h-4v-4Zm0 6h4v4h-4v-4Z" />
      </SvgIcon>
    </IconButton>
  );

  function showAtPointer(event: {clientX: number; clientY: number; preventDefault: () => void}) {
    event.preventDefault();
    const anchorPosition = {top: event.clientY, left: event.clientX};
    onMenu({anchorReference: 'anchorPosition', anchorPosition});
  }

  return (
    <ListItem divider onContextMenu={showAtPointer} secondaryAction={more}>
      <ListItemText primary={name} />
    </ListItem>
  );
}
