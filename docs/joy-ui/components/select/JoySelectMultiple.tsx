import {useState} from 'react';
import Box from '@mui/joy/Box';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select, {type SelectOption} from '@mui/joy/Select';

const TOPICS = ['Harbours', 'Weather', 'Repairs', 'Regattas', 'History'];

function renderChips(selected: SelectOption<string>[]) {
  return (
    <Box component="span" sx={{display: 'flex', flexWrap: 'wrap', gap: 0.5, py: 0.25}}>
      {selected.map(({value, label}) => (
        <Chip key={value} component="span" variant="soft" color="primary">
          {label}
        </Chip>
      ))}
    </Box>
  );
}

export default function JoySelectMultiple() {
  const [topics, setTopics] = useState(['Harbours', 'Weather']);
  return (
    <FormControl sx={{width: '100%', maxWidth: 320}}>
      <FormLabel>Topics of the newsletter</FormLabel>
      <Select
        multiple
        placeholder="None"
        value={topics}
        onChange={(_, next) => setTopics(next)}
        renderValue={renderChips}
      >
        {TOPICS.map((topic) => (
          <Option key={topic} value={topic}>
            {topic}
          </Option>
        ))}
      </Select>
    </FormControl>
  );
}
