import {useState} from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Switch from '@mui/joy/Switch';

export default function JoySwitchState() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <FormControl orientation="horizontal" sx={{gap: 2}}>
      <FormLabel>Visitors may moor here</FormLabel>
      <Switch
        checked={isOpen}
        color={isOpen ? 'success' : 'neutral'}
        onChange={(event) => setIsOpen(event.target.checked)}
        endDecorator={({checked}) => (checked ? 'On' : 'Off')}
        slotProps={{endDecorator: {sx: {minWidth: 28}}}}
      />
    </FormControl>
  );
}
