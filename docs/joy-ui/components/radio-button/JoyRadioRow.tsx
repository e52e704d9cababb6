import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

export default function JoyRadioRow() {
  return (
    <FormControl>
      <FormLabel>Wind is shown in</FormLabel>
      <RadioGroup
        name="wind"
        orientation="horizontal"
        defaultValue="knots"
        sx={{flexWrap: 'wrap', rowGap: 1}}
      >
        <Radio value="knots" label="Knots" />
        <Radio value="metres" label="Metres a second" />
        <Radio value="beaufort" label="Beaufort" />
      </RadioGroup>
    </FormControl>
  );
}
