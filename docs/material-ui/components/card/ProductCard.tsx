import {useId, useState} from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import IconButton from '@mui/material/IconButton';
import SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';

const HEART = 'M12 20 4.6 12.7a4.7 4.7 0 0 1 6.7-6.6l.7.7.7-.7a4.7 4.7 0 0 1 6.7 6.6L12 20Z';

export default function ProductCard() {
  const [count, setCount] = useState(0);
  const [kept, setKept] = useState(false);
  const id = useId();

  return (
    <Card component="article" aria-labelledby={id} sx={{width: '100%', maxWidth: 288}}>
      <CardMedia>
        <Lantern />
      </CardMedia>
      <CardContent>
        <Typography id={id} component="h3" variant="h6">
          Storm lantern
        </Typography>
        <Typography color="textSecondary">Brass, burns 20 hours on one filling</Typography>
        <Typography sx={{marginBlockStart: 1, fontWeight: 'fontWeightMedium'}}>€ 64.00</Typography>
      </CardContent>
      <CardActions sx={{justifyContent: 'space-between', paddingInlineStart: 2}}>
        <Button variant="contained" onClick={() => setCount(count + 1)}>
          Add to basket
        </Button>
        <IconButton
          aria-label="Keep Storm lantern for later"
          aria-pressed={kept}
          color={kept ? 'primary' : 'default'}
          onClick={() => setKept(!kept)}
        >
          <SvgIcon>
            <path d={HEART} fill={kept ? 'currentColor' : 'none'} stroke="currentColor" />
          </SvgIcon>
        </IconButton>
      </CardActions>
      <Typography role="status" variant="body2" sx={{paddingInline: 2, paddingBlockEnd: 2}}>
        {count === 0 ? 'Not in your basket' : `${count} in your basket`}
      </Typography>
    </Card>
  );
}

function Lantern() {
  return (
    <svg viewBox="0 0 288 150" role="img" aria-label="A lantern with a lit wick">
      <path fill="#17313a" d="M0 0h288v150H0z" />
      <circle cx="144" cy="82" r="58" fill="#3d4a3a" />
      <path fill="#b9893f" d="M118 50h52l-8-16h-36l-8 16Zm-6 66h64v14h-64z" />
      <path fill="#f3e3b0" d="M118 52h52l6 62h-64z" />
      <path fill="#d9641e" d="M144 66c10 14 14 20 14 30a14 14 0 0 1-28 0c0-10 4-16 14-30Z" />
    </svg>
  );
}
