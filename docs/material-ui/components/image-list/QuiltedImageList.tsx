import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import {PICTURES} from './pictures';

const SIZES: Record<string, {cols: number; rows: number}> = {
  Regatta: {cols: 2, rows: 1},
  Mooring: {cols: 1, rows: 2},
};
const ORDER = ['Regatta', 'Mooring', 'Noon', 'Dusk'];

export default function QuiltedImageList() {
  return (
    <ImageList
      variant="quilted"
      cols={3}
      rowHeight={120}
      gap={8}
      aria-label="The bay through the day"
      sx={{width: '100%', maxWidth: 480}}
    >
      {ORDER.map((title) => {
        const picture = PICTURES.find((one) => one.title === title);
        return (
          <ImageListItem key={title} {...SIZES[title]}>
            <img src={picture?.src} alt={picture?.alt} />
          </ImageListItem>
        );
      })}
    </ImageList>
  );
}
