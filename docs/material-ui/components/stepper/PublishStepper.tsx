import {useState} from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const TASKS = [
  {label: 'Title', text: 'Say what the chart shows, in at most 60 characters.'},
  {label: 'Cover', text: 'Choose the part of the chart that people recognise.'},
  {label: 'Rights', text: 'Name everybody whose measurements you used.'},
];

export default function PublishStepper() {
  const [active, setActive] = useState(0);
  const [done, setDone] = useState<number[]>([]);
  const isDone = done.includes(active);

  return (
    <Stack
      spacing={2}
      sx={{boxSizing: 'border-box', width: '100%', maxWidth: 496, px: 1, alignItems: 'flex-start'}}
    >
      <Stepper nonLinear alternativeLabel activeStep={active} sx={{width: '100%'}}>
        {TASKS.map(({label}, index) => (
          <Step key={label} completed={done.includes(index)}>
            <StepButton onClick={() => setActive(index)}>{label}</StepButton>
          </Step>
        ))}
      </Stepper>
      <Typography>{TASKS[active]?.text}</Typography>
      <Button
        variant="outlined"
        aria-pressed={isDone}
        onClick={() =>
          setDone(isDone ? done.filter((index) => index !== active) : [...done, active])
        }
      >
        {TASKS[active]?.label} is done
      </Button>
      <Typography role="status" variant="body2" color="textSecondary">
        {done.length === TASKS.length
          ? 'Ready to be published'
          : `${TASKS.length - done.length} to do before the chart can be published`}
      </Typography>
    </Stack>
  );
}
