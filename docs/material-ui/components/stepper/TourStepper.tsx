import {useState} from 'react';
import Button from '@mui/material/Button';
import MobileStepper from '@mui/material/MobileStepper';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const PAGES = [
  {title: 'Draw', text: 'Place buoys and lights. Their symbols follow the chart’s scale.'},
  {title: 'Measure', text: 'Press two points to read their distance and bearing.'},
  {title: 'Share', text: 'Send a link. People see the chart, and you see who is reading.'},
];
const LAST = PAGES.length - 1;

export default function TourStepper() {
  const [page, setPage] = useState(0);

  return (
    <Paper variant="outlined" sx={{width: '100%', maxWidth: 320}}>
      <Typography component="div" aria-live="polite" sx={{padding: 2, minHeight: 128}}>
        <strong>
          {page + 1} of {PAGES.length}: {PAGES[page]?.title}
        </strong>
        <br />
        {PAGES[page]?.text}
      </Typography>
      <MobileStepper
        position="static"
        steps={PAGES.length}
        activeStep={page}
        backButton={
          <Button size="small" onClick={() => setPage(Math.max(0, page - 1))}>
            Back
          </Button>
        }
        nextButton={
          <Button size="small" onClick={() => setPage(page === LAST ? 0 : page + 1)}>
            {page === LAST ? 'Again' : 'Next'}
          </Button>
        }
      />
    </Paper>
  );
}
