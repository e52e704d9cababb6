import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function JoyBreadcrumbsBasic() {
  return (
    <Breadcrumbs aria-label="Place of this boat">
      <Link href="#levels-and-the-page">Boats</Link>
      <Link href="#levels-and-the-page">Ketches</Link>
      <Typography aria-current="page">Albatross</Typography>
    </Breadcrumbs>
  );
}
