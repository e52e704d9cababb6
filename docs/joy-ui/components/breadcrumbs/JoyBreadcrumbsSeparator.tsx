import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import SvgIcon from '@mui/joy/SvgIcon';
import Typography from '@mui/joy/Typography';

const ARROW = (
  <SvgIcon sx={{fontSize: 'md', '[dir="rtl"] &': {transform: 'scaleX(-1)'}}}>
    <path d="m9 5 7 7-7 7-1.4-1.4L13.2 12 7.6 6.4 9 5Z" />
  </SvgIcon>
);

export default function JoyBreadcrumbsSeparator() {
  return (
    <Breadcrumbs aria-label="Place of this document" separator={ARROW} size="sm">
      <Link href="#separator" color="neutral">
        Archive
      </Link>
      <Link href="#separator" color="neutral">
        Logbooks
      </Link>
      <Typography aria-current="page">Summer 1974</Typography>
    </Breadcrumbs>
  );
}
