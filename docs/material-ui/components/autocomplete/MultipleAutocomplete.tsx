import {useState} from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const TOPICS = ['Borders', 'Colour', 'Keyboard', 'Screen readers', 'Type'];

export default function MultipleAutocomplete() {
  const [topics, setTopics] = useState(['Keyboard']);

  return (
    <Autocomplete
      multiple
      filterSelectedOptions
      options={TOPICS}
      value={topics}
      onChange={(_, next) => setTopics(next)}
      slotProps={{chip: {size: 'small'}, listbox: {sx: {maxHeight: 240}}}}
      fullWidth
      sx={{maxWidth: 360}}
      renderInput={(params) => (
        <TextField {...params} label="Topics" helperText="The review covers these topics." />
      )}
    />
  );
}
