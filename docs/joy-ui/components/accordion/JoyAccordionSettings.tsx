import {useState} from 'react';
import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import Box from '@mui/joy/Box';
import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const CHANNELS = ['Email', 'Text message', 'Post'];
const TOPICS = ['Delays', 'Departures'];

type Chosen = Record<string, string[]>;

export default function JoyAccordionSettings() {
  const [chosen, setChosen] = useState<Chosen>({Delays: ['Text message'], Departures: []});

  function toggle(topic: string, channel: string) {
    const before = chosen[topic] ?? [];
    const isOn = before.includes(channel);
    const after = isOn ? before.filter((name) => name !== channel) : [...before, channel];
    setChosen({...chosen, [topic]: after});
  }

  return (
    <AccordionGroup size="lg" sx={{maxWidth: 440}}>
      {TOPICS.map((topic, index) => (
        <Accordion key={topic} defaultExpanded={index === 0}>
          <AccordionSummary component="h3">
            <Box component="span">
              {topic}
              <Typography component="span" level="body-sm" sx={{display: 'block'}}>
                {(chosen[topic] ?? []).join(', ') || 'Off'}
              </Typography>
            </Box>
          </AccordionSummary>
          <AccordionDetails>
            <Stack spacing={1} sx={{alignItems: 'flex-start', p: 0.5}}>
              {CHANNELS.map((channel) => (
                <Checkbox
                  key={channel}
                  label={channel}
                  checked={(chosen[topic] ?? []).includes(channel)}
                  onChange={() => toggle(topic, channel)}
                />
              ))}
            </Stack>
          </AccordionDetails>
        </Accordion>
      ))}
    </AccordionGroup>
  );
}
