import {useState} from 'react';
import type {FormEvent} from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function SignInTemplate() {
  const [fault, setFault] = useState<string>();
  const [isSent, setSent] = useState(false);

  function signIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email'));
    const isFit = email.includes('@');
    setFault(isFit ? undefined : 'ينقص العنوان رمز @');
    setSent(isFit);
  }

  return (
    <Stack sx={{alignItems: 'center', boxSizing: 'border-box', padding: 2, width: '100%'}}>
      <Paper
        component="form"
        noValidate
        variant="outlined"
        onSubmit={signIn}
        sx={{boxSizing: 'border-box', padding: 3, width: '100%', maxWidth: 380}}
      >
        <Stack spacing={2}>
          <Typography variant="h5" component="h3">
            الدخول إلى الميناء
          </Typography>
          <Fields fault={fault} />
          <FormControlLabel label="أبقني مسجَّل الدخول" control={<Checkbox name="stay" />} />
          <Button type="submit" variant="contained" size="large">
            دخول
          </Button>
          <div role="status">{isSent && <Alert>أهلًا بعودتك.</Alert>}</div>
          <Link component="button" type="button" variant="body2" sx={{alignSelf: 'center'}}>
            نسيت كلمة المرور
          </Link>
        </Stack>
      </Paper>
    </Stack>
  );
}

function Fields({fault}: {fault?: string}) {
  return (
    <>
      <TextField
        name="email"
        type="email"
        autoComplete="username"
        label="البريد الإلكتروني"
        slotProps={{htmlInput: {dir: 'ltr'}}}
        error={fault !== undefined}
        helperText={fault}
      />
      <TextField
        name="password"
        type="password"
        autoComplete="current-password"
        label="كلمة المرور"
      />
    </>
  );
}
