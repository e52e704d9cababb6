import Typography from '@mui/material/Typography';

export default function BasicTypography() {
  return (
    <div>
      <Typography component="h2" variant="h4" gutterBottom>
        The tide clock
      </Typography>
      <Typography component="p" variant="subtitle1" gutterBottom>
        One hand, and a day of 24 hours and 50 minutes
      </Typography>
      <Typography gutterBottom>
        It is set once, at high water of a spring tide, and then follows the moon rather than the
        sun.
      </Typography>
      <Typography variant="caption" component="p" color="textSecondary">
        Brass, about 1890. Height 22 cm.
      </Typography>
    </div>
  );
}
