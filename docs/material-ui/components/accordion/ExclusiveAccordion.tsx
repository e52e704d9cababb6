import {useState} from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';

const ROOMS = [
  {id: 'kitchen', name: 'Kitchen', text: 'Two lamps on, heating at 19 °C.'},
  {id: 'study', name: 'Study', text: 'All off, window open.'},
  {id: 'hall', name: 'Hall', text: 'One lamp on until 23:00.'},
];

export default function ExclusiveAccordion() {
  const [open, setOpen] = useState<string | null>('kitchen');

  return (
    <div>
      {ROOMS.map(({id, name, text}) => (
        <Accordion
          key={id}
          disableGutters
          expanded={open === id}
          onChange={(_, expanded) => setOpen(expanded ? id : null)}
        >
          <AccordionSummary
            id={`room-${id}-header`}
            aria-controls={`room-${id}-content`}
            expandIcon={
              <SvgIcon>
                <path d="m12 15.4-6-6L7.4 8l4.6 4.6L16.6 8 18 9.4z" />
              </SvgIcon>
            }
          >
            <Typography component="span">{name}</Typography>
          </AccordionSummary>
          <AccordionDetails>
            <Typography>{text}</Typography>
          </AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}
