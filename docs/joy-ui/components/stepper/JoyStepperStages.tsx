import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';
import Typography from '@mui/joy/Typography';

const STAGES = [
  {name: 'Ordered', note: '2 May'},
  {name: 'On its way', note: 'Left Gdynia on 4 May'},
  {name: 'At the quay', note: 'Expected on 6 May'},
];
const CURRENT = 1;

export default function JoyStepperStages() {
  return (
    <Stepper orientation="vertical" aria-label="Your parcel">
      {STAGES.map(({name, note}, index) => (
        <Step
          key={name}
          completed={index < CURRENT}
          active={index === CURRENT}
          aria-current={index === CURRENT ? 'step' : undefined}
          indicator={
            <StepIndicator
              variant={index <= CURRENT ? 'solid' : 'outlined'}
              color={index <= CURRENT ? 'primary' : 'neutral'}
            >
              {index < CURRENT ? '✓' : index + 1}
            </StepIndicator>
          }
        >
          <div>
            <Typography level="title-sm">{name}</Typography>
            <Typography level="body-sm">{note}</Typography>
          </div>
        </Step>
      ))}
    </Stepper>
  );
}
