import {useId} from 'react';
import Stack from '@mui/material/Stack';
import {styled} from '@mui/material/styles';
import TextareaAutosize from '@mui/material/TextareaAutosize';
import Typography from '@mui/material/Typography';

const Note = styled(TextareaAutosize)(({theme}) => ({
  ...theme.typography.body1,
  resize: 'none',
  padding: theme.spacing(1.5),
  borderRadius: 8,
  border: '2px solid currentColor',
  color: (theme.vars ?? theme).palette.text.primary,
  backgroundColor: (theme.vars ?? theme).palette.background.paper,
  '&:focus-visible': {
    outline: 0,
    borderColor: (theme.vars ?? theme).palette.primary.main,
    boxShadow: `0 0 0 1px ${(theme.vars ?? theme).palette.primary.main}`,
  },
}));

export default function StyledTextarea() {
  const id = useId();

  return (
    <Stack spacing={1} sx={{width: '100%', maxWidth: 360, minHeight: 180}}>
      <Typography component="label" htmlFor={id}>
        Handover
      </Typography>
      <Note id={id} minRows={3} maxRows={5} aria-describedby={`${id}-hint`} />
      <Typography id={`${id}-hint`} variant="body2" color="textSecondary">
        Three lines at first, and five at most.
      </Typography>
    </Stack>
  );
}
