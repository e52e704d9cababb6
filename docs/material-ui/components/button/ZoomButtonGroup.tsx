import {useState} from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';

const STEPS = [50, 75, 100, 125, 150];

export default function ZoomButtonGroup() {
  const [step, setStep] = useState(2);

  return (
    <ButtonGroup variant="outlined" size="small" aria-label="Zoom">
      <Button
        aria-label="Zoom out"
        disabled={step === 0}
        onClick={() => setStep(step - 1)}
        sx={{fontSize: '1.125rem'}}
      >
        −
      </Button>
      <Button onClick={() => setStep(2)} sx={{fontVariantNumeric: 'tabular-nums'}}>
        {STEPS[step]} %
      </Button>
      <Button
        aria-label="Zoom in"
        disabled={step === STEPS.length - 1}
        onClick={() => setStep(step + 1)}
        sx={{fontSize: '1.125rem'}}
      >
        +
      </Button>
    </ButtonGroup>
  );
}
