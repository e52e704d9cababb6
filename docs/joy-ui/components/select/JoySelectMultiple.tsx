import {useState} from 'react';
import Box from '@mui/joy/Box';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select, {type SelectOption} from '@mui/joy/Select';
import Sheet from '@mui/joy/Sheet';

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
    <Sheet sx={{p: 2, borderRadius: 'md', boxSizing: 'border-box', width: '100%', maxWidth: 352}}>
      <FormControl>
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
    </Sheet>
  );
}
