import {useState, type FormEvent} from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const CONTACT = [
  {name: 'name', label: 'Full name', rule: /\S/, fault: 'Enter your name.'},
  {name: 'email', label: 'Email', rule: /^\S+@\S+$/, fault: 'Enter it like ines@example.org.'},
];
const ADDRESS = [
  {name: 'street-address', label: 'Street', rule: /\S/, fault: 'Enter street and number.'},
  {name: 'postal-code', label: 'Postcode', rule: /^\d{4,5}$/, fault: 'Enter 4 or 5 digits.'},
];
const STEPS = ['Contact', 'Delivery', 'Thank you'];

const takeFocus = (heading: HTMLElement | null) => heading?.focus();

export default function CheckoutStepper() {
  const [{step, moved}, setPlace] = useState({step: 0, moved: false});
  const [values, setValues] = useState<Record<string, string>>({});
  const [checked, setChecked] = useState(false);
  const fields = [CONTACT, ADDRESS][step] ?? [];
  const faults = fields.filter(({name, rule}) => !rule.test(values[name] ?? ''));

  const moveTo = (next: number) => setPlace({step: next, moved: true});

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const wrong = faults[0];
    setChecked(wrong !== undefined);
    if (!wrong) moveTo(step + 1);
    else event.currentTarget.querySelector<HTMLElement>(`[name="${wrong.name}"]`)?.focus();
  }

  return (
    <Stack spacing={3} sx={{width: '100%', maxWidth: 400}}>
      <Progress step={step} moved={moved} />
      <Stack component="form" noValidate spacing={2} onSubmit={submit}>
        {fields.map((field) => (
          <TextField
            key={field.name}
            required
            name={field.name}
            label={field.label}
            autoComplete={field.name}
            value={values[field.name] ?? ''}
            error={checked && faults.includes(field)}
            helperText={checked && faults.includes(field) && field.fault}
            onChange={(event) => setValues({...values, [field.name]: event.target.value})}
          />
        ))}
        {step < 2 && <Button type="submit">{step === 0 ? 'Continue' : 'Order'}</Button>}
        {step > 0 && <Button onClick={() => moveTo(step - 1)}>Back</Button>}
      </Stack>
    </Stack>
  );
}

function Progress({step, moved}: {step: number; moved: boolean}) {
  return (
    <>
      <Stepper activeStep={step} alternativeLabel aria-hidden>
        {STEPS.map((label) => (
          <Step key={label}>
            <StepLabel>{label}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Typography key={step} component="h3" tabIndex={-1} ref={moved ? takeFocus : undefined}>
        {STEPS[step]}, step {step + 1} of {STEPS.length}
      </Typography>
    </>
  );
}
