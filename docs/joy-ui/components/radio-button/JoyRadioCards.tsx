import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio, {radioClasses} from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

const FARES = [
  {id: 'saver', name: 'Saver', price: '38 €'},
  {id: 'flex', name: 'Flex, can be changed', price: '52 €'},
  {id: 'full', name: 'Full, can be returned', price: '67 €'},
];

export default function JoyRadioCards() {
  return (
    <FormControl sx={{width: '100%', maxWidth: 340}}>
      <FormLabel>Fare</FormLabel>
      <RadioGroup name="fare" defaultValue="flex" sx={{gap: 1}}>
        {FARES.map(({id, name, price}) => (
          <Sheet
            key={id}
            sx={{
              position: 'relative',
              display: 'flex',
              gap: 2,
              p: 2,
              borderRadius: 'md',
              bgcolor: 'background.surface',
            }}
          >
            <Radio
              overlay
              value={id}
              label={name}
              sx={{flexGrow: 1}}
              slotProps={{
                action: {
                  sx: {
                    border: '1px solid',
                    borderColor: 'neutral.outlinedBorder',
                    [`&.${radioClasses.checked}`]: {borderColor: 'primary.500', borderWidth: 2},
                  },
                },
              }}
            />
            <Typography>{price}</Typography>
          </Sheet>
        ))}
      </RadioGroup>
    </FormControl>
  );
}
