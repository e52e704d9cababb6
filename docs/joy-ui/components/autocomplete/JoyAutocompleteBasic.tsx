import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';

const PORTS = ['Bergen', 'Gdynia', 'Helsinki', 'Kiel', 'Riga', 'Rostock', 'Tallinn', 'Visby'];

export default function JoyAutocompleteBasic() {
  return (
    <FormControl sx={{width: '100%', maxWidth: 320}}>
      <FormLabel>Home port</FormLabel>
      <Autocomplete options={PORTS} defaultValue="Visby" />
      <FormHelperText>As it is painted on the stern.</FormHelperText>
    </FormControl>
  );
}
