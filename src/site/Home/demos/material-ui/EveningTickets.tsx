import {useId, useState} from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

const HOURS = ['18:00', '19:30', '21:00'];
const PRICE = {ticket: 14, guide: 3};

export default function EveningTickets() {
  const [hour, setHour] = useState('19:30');
  const [visitors, setVisitors] = useState(2);
  const [withGuide, setWithGuide] = useState(true);
  const price = visitors * (PRICE.ticket + (withGuide ? PRICE.guide : 0));
  return (
    <Stack
      direction={{xs: 'column', md: 'row'}}
      useFlexGap
      spacing={{xs: 3, md: 8}}
      sx={{alignItems: 'stretch', inlineSize: '100%', maxWidth: 760}}
    >
      <Stack useFlexGap spacing={2} sx={{flex: 1, minWidth: 0}}>
        <Hours value={hour} onChange={setHour} />
        <Visitors value={visitors} onChange={setVisitors} />
        <FormControlLabel
          control={<Switch checked={withGuide} onChange={(_event, isOn) => setWithGuide(isOn)} />}
          label="Audio guide"
        />
      </Stack>
      <Order key={`${hour} ${price}`} summary={`${visitors} at ${hour}`} price={price} />
    </Stack>
  );
}

interface Choice<Value> {
  value: Value;
  onChange: (value: Value) => void;
}

function Hours({value, onChange}: Choice<string>) {
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      size="small"
      aria-label="Hour"
      value={value}
      onChange={(_event, hour: string | null) => hour && onChange(hour)}
    >
      {HOURS.map((hour) => (
        <ToggleButton key={hour} value={hour} sx={{color: 'text.primary'}}>
          {hour}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

function Visitors({value, onChange}: Choice<number>) {
  const id = useId();
  return (
    <div>
      <Typography id={id} variant="body2">
        <bdi>{value === 1 ? '1 visitor' : `${value} visitors`}</bdi>
      </Typography>
      <Slider
        aria-labelledby={id}
        min={1}
        max={8}
        marks
        value={value}
        onChange={(_event, count) => onChange(Number(count))}
      />
    </div>
  );
}

function Order({summary, price}: {summary: string; price: number}) {
  const [isReserved, setIsReserved] = useState(false);
  return (
    <Stack sx={{inlineSize: {md: 240}, justifyContent: 'space-between'}}>
      <div>
        <Typography variant="body2">Evening opening</Typography>
        <Typography variant="h4" component="p" sx={{fontVariantNumeric: 'tabular-nums'}}>
          €{price}
        </Typography>
        <Typography variant="body2" role="status" sx={{minHeight: '1.43em', mb: 1}}>
          <bdi>{isReserved ? `Reserved: ${summary}.` : ''}</bdi>
        </Typography>
      </div>
      <Button variant="contained" size="large" onClick={() => setIsReserved(!isReserved)}>
        {isReserved ? 'Give back' : 'Reserve'}
      </Button>
    </Stack>
  );
}
