import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function BasicBreadcrumbs() {
  return (
    <Breadcrumbs aria-label="Where this page is">
      <Link color="inherit" href="#separators">
        Library
      </Link>
      <Link color="inherit" href="#basics">
        Maps
      </Link>
      <Typography aria-current="page" color="textPrimary">
        North Sea, 1894
      </Typography>
    </Breadcrumbs>
  );
}
