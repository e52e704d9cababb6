import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import {PICTURES} from './pictures';

export default function BasicImageList() {
  return (
    <ImageList cols={3} gap={8} aria-label="The bay" sx={{width: '100%', maxWidth: 480}}>
      {PICTURES.slice(0, 3).map(({title, alt, src, width, height}) => (
        <ImageListItem key={title}>
          <img src={src} alt={alt} width={width} height={height} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
