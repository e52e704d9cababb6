import {useState} from 'react';
import Step from '@mui/joy/Step';
import StepButton from '@mui/joy/StepButton';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

const STEPS = ['Read', 'Practise', 'Show'];
const REACHED = 1;

export default function JoyStepperButtons() {
  const [current, setCurrent] = useState(REACHED);
  return (
    <Stepper aria-label="Knots course" sx={{width: '100%', maxWidth: 420}}>
      {STEPS.map((name, index) => (
        <Step
          key={name}
          orientation="vertical"
          aria-current={index === current ? 'step' : undefined}
          indicator={
            <StepIndicator
              variant={index === current ? 'solid' : 'soft'}
              color={index <= REACHED ? 'primary' : 'neutral'}
            >
              {index + 1}
            </StepIndicator>
          }
        >
          {index <= REACHED ? (
            <StepButton onClick={() => setCurrent(index)}>{name}</StepButton>
          ) : (
            name
          )}
        </Step>
      ))}
    </Stepper>
  );
}
