import {useState} from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionActions from '@mui/material/AccordionActions';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import SvgIcon from '@mui/material/SvgIcon';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function ShippingAccordion() {
  const [open, setOpen] = useState(false);
  const [saved, setSaved] = useState('Leave it with a neighbour');
  const [draft, setDraft] = useState(saved);

  function close(note: string) {
    setSaved(note);
    setDraft(note);
    setOpen(false);
  }

  return (
    <Accordion
      expanded={open}
      onChange={(_, expanded) => setOpen(expanded)}
      slotProps={{transition: {unmountOnExit: true}}}
      sx={{width: '100%', maxWidth: 480}}
    >
      <AccordionSummary
        id="delivery-header"
        aria-controls={open ? 'delivery-content' : undefined}
        expandIcon={<Chevron />}
      >
        <Summary note={saved} />
      </AccordionSummary>
      <AccordionDetails>
        <TextField
          fullWidth
          label="What should the courier know?"
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
        />
      </AccordionDetails>
      <AccordionActions>
        <Button onClick={() => close(saved)}>Cancel</Button>
        <Button variant="contained" onClick={() => close(draft)}>
          Save note
        </Button>
      </AccordionActions>
    </Accordion>
  );
}

function Summary({note}: {note: string}) {
  return (
    <span>
      <Typography component="span" sx={{display: 'block'}}>
        Delivery note
      </Typography>
      <Typography component="span" variant="body2" color="textSecondary">
        {note}
      </Typography>
    </span>
  );
}

function Chevron() {
  return (
    <SvgIcon>
      <path d="m12 15.4-6-6L7.4 8l4.6 4.6L16.6 8 18 9.4z" />
    </SvgIcon>
  );
}
