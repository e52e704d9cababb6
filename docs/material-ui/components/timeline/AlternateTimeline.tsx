import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import Typography from '@mui/material/Typography';

const BOATS = [
  {year: 1962, name: 'Guillemot', about: 'A clinker dinghy, built in a barn'},
  {year: 1978, name: 'Turnstone', about: 'The first hull of plywood'},
  {year: 1996, name: 'Sandpiper', about: 'Twelve metres, for the lifeboat'},
  {year: 2021, name: 'Kittiwake', about: 'An electric ferry'},
];

export default function AlternateTimeline() {
  return (
    <Timeline position="alternate" aria-label="Boats of the yard" sx={{paddingInline: 0}}>
      {BOATS.map(({year, name, about}, at) => (
        <TimelineItem key={name}>
          <TimelineSeparator>
            <TimelineDot color="secondary" />
            {at < BOATS.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>
            <Typography sx={{fontWeight: 'bold'}}>
              {year}: {name}
            </Typography>
            <Typography variant="body2">{about}</Typography>
          </TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
