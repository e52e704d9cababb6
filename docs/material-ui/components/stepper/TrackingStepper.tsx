import Step from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const EVENTS = [
  {label: 'Ordered', time: '3 March, 09:12', text: 'Two lanterns, paid by card.'},
  {label: 'Packed', time: '3 March, 16:40', text: 'One parcel of 3.2 kg.'},
  {label: 'On the way', time: '4 March, 05:55', text: 'Left the depot in Gothenburg.'},
  {label: 'Delivered', time: 'Expected 5 March', text: ''},
];
const CURRENT = 2;

export default function TrackingStepper() {
  return (
    <Stepper
      orientation="vertical"
      activeStep={CURRENT}
      role="list"
      aria-label="Progress of the parcel"
      sx={{width: '100%', maxWidth: 320}}
    >
      {EVENTS.map(({label, time, text}, index) => (
        <Step
          key={label}
          role="listitem"
          expanded={index <= CURRENT}
          aria-current={index === CURRENT ? 'step' : undefined}
        >
          <StepLabel optional={<Typography variant="caption">{time}</Typography>}>
            {label}
          </StepLabel>
          {text && (
            <StepContent>
              <Typography variant="body2">{text}</Typography>
            </StepContent>
          )}
        </Step>
      ))}
    </Stepper>
  );
}
