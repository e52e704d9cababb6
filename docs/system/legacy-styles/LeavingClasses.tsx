import {styled} from '@mui/system';

const classes = {
  title: 'Trip-title',
  facts: 'Trip-facts',
  price: 'Trip-price',
};

const Trip = styled('article')(({theme}) => ({
  padding: theme.spacing(2),
  border: '1px solid #b9c4c4',
  borderRadius: 8,
  fontFamily: 'system-ui, sans-serif',
  [`& .${classes.title}`]: {margin: 0, fontSize: 18, fontWeight: 600},
  [`& .${classes.facts}`]: {margin: theme.spacing(1, 0)},
  [`& .${classes.price}`]: {fontVariantNumeric: 'tabular-nums', fontWeight: 600},
}));

export default function LeavingClasses() {
  return (
    <Trip>
      <p className={classes.title}>Stockholm to Visby</p>
      <p className={classes.facts}>11:00 to 14:45, quay 3</p>
      <span className={classes.price}>38 €</span>
    </Trip>
  );
}
