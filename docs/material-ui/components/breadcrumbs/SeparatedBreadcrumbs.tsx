import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';

export default function SeparatedBreadcrumbs() {
  return (
    <Breadcrumbs aria-label="Path of the setting" separator={<Arrow />}>
      <Link color="inherit" href="#basics">
        Settings
      </Link>
      <Link color="inherit" href="#separators">
        Printing
      </Link>
      <Typography aria-current="page" color="textPrimary">
        Paper
      </Typography>
    </Breadcrumbs>
  );
}

function Arrow() {
  return (
    <SvgIcon
      fontSize="small"
      sx={(theme) => (theme.direction === 'rtl' ? {transform: 'scaleX(-1)'} : {})}
    >
      <path d="m9 6 6 6-6 6-1.4-1.4 4.6-4.6-4.6-4.6z" />
    </SvgIcon>
  );
}
