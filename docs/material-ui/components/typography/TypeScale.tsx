import Stack from '@mui/material/Stack';
import Typography, {type TypographyProps} from '@mui/material/Typography';

const VARIANTS: TypographyProps['variant'][] = [
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'subtitle1',
  'subtitle2',
  'body1',
  'body2',
  'button',
  'caption',
  'overline',
];

export default function TypeScale() {
  return (
    <Stack sx={{width: '100%', overflow: 'hidden'}}>
      {VARIANTS.map((variant) => (
        <Typography key={variant} component="p" variant={variant} noWrap>
          {variant}
        </Typography>
      ))}
    </Stack>
  );
}
