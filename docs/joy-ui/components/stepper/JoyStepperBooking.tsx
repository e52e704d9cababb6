import {useRef, useState} from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';
import Typography from '@mui/joy/Typography';

const STEPS = [
  {name: 'Crossing', text: 'Stockholm to Visby, 11:00.'},
  {name: 'Cabin', text: 'Inside, two berths.'},
  {name: 'Payment', text: 'By card, 52 € in all.'},
];

function numberOf(index: number, isReached: boolean) {
  return (
    <StepIndicator variant={isReached ? 'solid' : 'soft'} color={isReached ? 'primary' : 'neutral'}>
      {index + 1}
    </StepIndicator>
  );
}

export default function JoyStepperBooking() {
  const [current, setCurrent] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);

  function go(steps: number) {
    setCurrent(current + steps);
    heading.current?.focus();
  }

  return (
    <Stack spacing={2} sx={{width: '100%', maxWidth: 420}}>
      <Stepper aria-label="Booking">
        {STEPS.map(({name}, index) => (
          <Step
            key={name}
            orientation="vertical"
            aria-current={index === current ? 'step' : undefined}
            indicator={numberOf(index, index <= current)}
          >
            {name}
          </Step>
        ))}
      </Stepper>
      <Typography ref={heading} level="title-lg" component="h3" tabIndex={-1}>
        Step {current + 1} of {STEPS.length}: {STEPS[current]?.name}
      </Typography>
      <Typography>{STEPS[current]?.text}</Typography>
      <Stack direction="row" spacing={1}>
        {current > 0 && <Button onClick={() => go(-1)}>Back</Button>}
        {current < STEPS.length - 1 && <Button onClick={() => go(1)}>Go on</Button>}
      </Stack>
    </Stack>
  );
}
