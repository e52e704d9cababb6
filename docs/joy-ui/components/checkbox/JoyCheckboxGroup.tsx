import Checkbox from '@mui/joy/Checkbox';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';

export default function JoyCheckboxGroup() {
  return (
    <Stack
      component="fieldset"
      spacing={1.5}
      sx={{border: 0, m: 0, p: 0, alignItems: 'flex-start'}}
    >
      <FormLabel component="legend">What do you bring aboard?</FormLabel>
      <Checkbox name="aboard" value="bicycle" label="A bicycle" defaultChecked />
      <Checkbox name="aboard" value="dog" label="A dog" />
      <Checkbox name="aboard" value="kayak" label="A kayak (not in winter)" disabled />
    </Stack>
  );
}
