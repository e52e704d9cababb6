import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import {PICTURES} from './pictures';

export default function MasonryImageList() {
  return (
    <ImageList
      variant="masonry"
      gap={12}
      aria-label="Sketches"
      sx={{width: '100%', maxWidth: 520, columnCount: {xs: 1, sm: 3}}}
      style={{columnCount: undefined}}
    >
      {PICTURES.map(({title, alt, src, width, height}) => (
        <ImageListItem key={title}>
          <img
            src={src}
            alt={alt}
            width={width}
            height={height}
            loading="lazy"
            style={{height: 'auto'}}
          />
          <ImageListItemBar position="below" title={title} subtitle={`${width} × ${height}`} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
