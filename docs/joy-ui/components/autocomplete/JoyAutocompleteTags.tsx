import {useState} from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';

const CREW = ['Anna', 'Björn', 'Clara', 'Dario', 'Elif', 'Felix', 'Greta'];

export default function JoyAutocompleteTags() {
  const [crew, setCrew] = useState(['Anna', 'Felix']);
  return (
    <FormControl sx={{width: '100%', maxWidth: 360}}>
      <FormLabel>Crew on Saturday</FormLabel>
      <Autocomplete
        multiple
        disableCloseOnSelect
        filterSelectedOptions
        options={CREW}
        value={crew}
        onChange={(_, next) => setCrew(next)}
        renderTags={(names, getTagProps) =>
          names.map((name, index) => {
            const {key, ...props} = getTagProps({index});
            return (
              <Chip
                key={key}
                color="primary"
                endDecorator={<ChipDelete aria-label={`Remove ${name}`} {...props} />}
              >
                {name}
              </Chip>
            );
          })
        }
      />
      <FormHelperText>{crew.length} of 4 places are taken.</FormHelperText>
    </FormControl>
  );
}
