import {useId, useState} from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';

const PLANS = [
  {name: 'Dinghy', price: '€ 0', text: 'One chart, for yourself'},
  {name: 'Sloop', price: '€ 9 a month', text: 'Ten charts, shared by five people'},
  {name: 'Brig', price: '€ 29 a month', text: 'Any number of charts and people'},
];
type Plan = (typeof PLANS)[number];

export default function PlanCards() {
  const [plan, setPlan] = useState('Sloop');
  const id = useId();

  return (
    <FormControl sx={{width: '100%', maxWidth: 400}}>
      <FormLabel id={id}>Plan</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={plan}
        onChange={(event) => setPlan(event.target.value)}
        sx={{gap: 1.5, marginBlockStart: 1}}
      >
        {PLANS.map((offer) => (
          <PlanCard key={offer.name} {...offer} />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

function PlanCard({name, price, text}: Plan) {
  const id = useId();
  return (
    <Card
      component="label"
      variant="outlined"
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        padding: 1,
        cursor: 'pointer',
        '&:has(:checked)': {borderColor: 'primary.main', boxShadow: 'inset 0 0 0 1px currentColor'},
        '&:has(:focus-visible)': {outline: '3px solid', outlineOffset: 2},
      }}
    >
      <Radio
        value={name}
        slotProps={{input: {'aria-labelledby': id, 'aria-describedby': `${id}-text`}}}
      />
      <Box sx={{paddingBlock: 1, minWidth: 0}}>
        <Typography id={id} sx={{fontWeight: 'fontWeightMedium'}}>
          {name}, {price}
        </Typography>
        <Typography id={`${id}-text`} variant="body2" color="textSecondary">
          {text}
        </Typography>
      </Box>
    </Card>
  );
}
