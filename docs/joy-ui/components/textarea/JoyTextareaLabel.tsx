import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';

export default function JoyTextareaLabel() {
  return (
    <FormControl sx={{width: '100%', maxWidth: 400}}>
      <FormLabel>Damage to the boat</FormLabel>
      <Textarea name="damage" minRows={3} maxRows={8} />
      <FormHelperText>Where it is, and since when you know of it.</FormHelperText>
    </FormControl>
  );
}
