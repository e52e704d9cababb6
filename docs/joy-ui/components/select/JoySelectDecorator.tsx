import {useState} from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import SvgIcon from '@mui/joy/SvgIcon';

const BELL = 'M12 3a6 6 0 0 1 6 6v5l2 3H4l2-3V9a6 6 0 0 1 6-6Zm-2 15h4a2 2 0 0 1-4 0Z';
const TIMES = [
  {hours: 1, label: '1 hour before'},
  {hours: 24, label: '1 day before'},
  {hours: 168, label: '1 week before'},
];

export default function JoySelectDecorator() {
  const [hours, setHours] = useState<number | null>(24);
  return (
    <FormControl sx={{width: '100%', maxWidth: 320}}>
      <FormLabel>Reminder</FormLabel>
      <Select
        value={hours}
        onChange={(_, next) => setHours(next)}
        startDecorator={
          <SvgIcon>
            <path d={BELL} />
          </SvgIcon>
        }
      >
        {TIMES.map((time) => (
          <Option key={time.hours} value={time.hours}>
            {time.label}
          </Option>
        ))}
      </Select>
      <FormHelperText>Sent to everybody who accepted.</FormHelperText>
    </FormControl>
  );
}
