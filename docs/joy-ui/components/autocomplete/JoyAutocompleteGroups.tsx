import Autocomplete, {createFilterOptions} from '@mui/joy/Autocomplete';
import AutocompleteOption from '@mui/joy/AutocompleteOption';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import ListItemContent from '@mui/joy/ListItemContent';
import Typography from '@mui/joy/Typography';

interface Port {
  country: string;
  name: string;
  code: string;
}

const PORTS: Port[] = [
  {country: 'Finland', name: 'Helsinki', code: 'HEL'},
  {country: 'Finland', name: 'Turku', code: 'TKU'},
  {country: 'Germany', name: 'Kiel', code: 'KEL'},
  {country: 'Germany', name: 'Rostock', code: 'RSK'},
  {country: 'Sweden', name: 'Visby', code: 'VBY'},
];

const filterOptions = createFilterOptions<Port>({
  stringify: ({name, code}) => `${name} ${code}`,
});

export default function JoyAutocompleteGroups() {
  return (
    <FormControl sx={{width: '100%', maxWidth: 320}}>
      <FormLabel>Port or its code</FormLabel>
      <Autocomplete
        options={PORTS}
        groupBy={({country}) => country}
        getOptionLabel={({name}) => name}
        filterOptions={filterOptions}
        renderOption={(props, {name, code}) => (
          <AutocompleteOption {...props} key={code}>
            <ListItemContent>{name}</ListItemContent>
            <Typography level="body-sm" textColor="inherit">
              {code}
            </Typography>
          </AutocompleteOption>
        )}
      />
    </FormControl>
  );
}
