import {useState} from 'react';
import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

const LEGS = [
  {port: 'Stockholm', stay: 'Boarding from 10:15 at quay 3. Lounges are on deck seven.'},
  {port: 'Visby', stay: 'Arrives 14:45. Buses to the old town leave from the terminal.'},
  {port: 'Malmö', stay: 'Arrives 20:10. Cars leave by deck order, foot passengers first.'},
];

export default function JoyAccordionSingle() {
  const [open, setOpen] = useState<string | null>('Visby');
  return (
    <AccordionGroup variant="outlined" sx={{maxWidth: 440, borderRadius: 'md'}}>
      {LEGS.map(({port, stay}) => (
        <Accordion
          key={port}
          expanded={open === port}
          onChange={(_, expanded) => setOpen(expanded ? port : null)}
        >
          <AccordionSummary component="h3">{port}</AccordionSummary>
          <AccordionDetails variant="soft">{stay}</AccordionDetails>
        </Accordion>
      ))}
    </AccordionGroup>
  );
}
