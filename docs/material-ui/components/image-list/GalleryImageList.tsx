import {useId, useState} from 'react';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import {styled} from '@mui/material/styles';
import {PICTURES} from './pictures';
import type {Picture} from './pictures';

const Cover = styled('img')({display: 'block', width: '100%', height: '100%', objectFit: 'cover'});

export default function GalleryImageList() {
  const [shown, setShown] = useState<Picture>();
  const [isOpen, setOpen] = useState(false);

  function show(picture: Picture) {
    setShown(picture);
    setOpen(true);
  }

  return (
    <>
      <ImageList
        rowHeight={150}
        gap={8}
        aria-label="Pictures of the harbour"
        sx={{width: '100%', maxWidth: 480}}
      >
        {PICTURES.slice(0, 4).map((picture) => (
          <ImageListItem key={picture.title}>
            <ButtonBase
              focusRipple
              aria-haspopup="dialog"
              onClick={() => show(picture)}
              sx={{height: '100%', '&:focus-visible': {outline: '3px solid', outlineOffset: 2}}}
            >
              <Cover src={picture.src} alt={`Show ${picture.title}: ${picture.alt}`} />
              <ImageListItemBar
                aria-hidden
                title={picture.title}
                sx={{textAlign: 'start', background: 'rgba(0, 0, 0, 0.75)'}}
              />
            </ButtonBase>
          </ImageListItem>
        ))}
      </ImageList>
      <Viewer picture={shown} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

interface ViewerProps {
  picture?: Picture;
  isOpen: boolean;
  onClose: () => void;
}

function Viewer({picture, isOpen, onClose}: ViewerProps) {
  const id = useId();

  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{picture?.title}</DialogTitle>
      <DialogContent>
        <Cover src={picture?.src} alt={picture?.alt} />
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
