import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

const QUESTIONS = [
  {
    question: 'May I bring a bicycle?',
    answer: 'Yes, up to the twelfth. Book it with your ticket, since there are no more hooks.',
  },
  {
    question: 'When does boarding end?',
    answer: 'Ten minutes before departure for people, thirty for cars.',
  },
  {
    question: 'What if the sea is rough?',
    answer: 'You get a message by six in the morning, and your money back within three days.',
  },
];

export default function JoyAccordionBasic() {
  return (
    <AccordionGroup sx={{maxWidth: 440}}>
      {QUESTIONS.map(({question, answer}, index) => (
        <Accordion key={question} defaultExpanded={index === 0}>
          <AccordionSummary component="h3">{question}</AccordionSummary>
          <AccordionDetails>{answer}</AccordionDetails>
        </Accordion>
      ))}
    </AccordionGroup>
  );
}
