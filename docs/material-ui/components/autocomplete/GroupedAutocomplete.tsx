import Autocomplete, {type AutocompleteRenderGroupParams} from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

const STATIONS = [
  {name: 'Bergen', country: 'Norway'},
  {name: 'Oslo', country: 'Norway'},
  {name: 'Gothenburg', country: 'Sweden'},
  {name: 'Malmö', country: 'Sweden'},
];

function renderGroup({key, group, children}: AutocompleteRenderGroupParams) {
  return (
    <Box key={key} role="group" aria-label={group}>
      <Box aria-hidden sx={{paddingInline: 2, paddingBlock: 1, color: 'text.secondary'}}>
        {group}
      </Box>
      <Box component="ul" role="presentation" sx={{padding: 0}}>
        {children}
      </Box>
    </Box>
  );
}

export default function GroupedAutocomplete() {
  return (
    <Autocomplete
      options={STATIONS}
      groupBy={({country}) => country}
      getOptionLabel={({name}) => name}
      isOptionEqualToValue={(option, value) => option.name === value.name}
      renderGroup={renderGroup}
      slotProps={{listbox: {component: 'div'}}}
      fullWidth
      sx={{maxWidth: 320}}
      renderInput={(params) => <TextField {...params} label="Station" />}
    />
  );
}
