import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';

const QUESTIONS = [
  {id: 'return', title: 'Can I send it back?', text: 'Yes, within 30 days, unworn and in its box.'},
  {id: 'wash', title: 'How do I wash it?', text: 'At 30 °C, inside out, without softener.'},
  {id: 'size', title: 'Which size do I need?', text: 'Take the one you take in shirts.'},
];

export default function BasicAccordion() {
  return (
    <div>
      {QUESTIONS.map(({id, title, text}) => (
        <Accordion key={id}>
          <AccordionSummary
            id={`faq-${id}-header`}
            aria-controls={`faq-${id}-content`}
            expandIcon={<Chevron />}
          >
            {title}
          </AccordionSummary>
          <AccordionDetails>
            <Typography>{text}</Typography>
          </AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}

function Chevron() {
  return (
    <SvgIcon>
      <path d="m12 15.4-6-6L7.4 8l4.6 4.6L16.6 8 18 9.4z" />
    </SvgIcon>
  );
}
