import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent, {
  timelineOppositeContentClasses,
} from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const LOG = [
  {time: '06:10', what: 'Left the harbour under engine'},
  {time: '07:45', what: 'Sails up, wind from the west'},
  {time: '11:30', what: 'Second reef, sea getting rough'},
  {time: '15:05', what: 'Moored at the visitors’ pontoon'},
];

export default function LogTimeline() {
  return (
    <Timeline
      aria-label="Log of the passage"
      sx={{[`& .${timelineOppositeContentClasses.root}`]: {flex: 'none', width: 72}}}
    >
      {LOG.map(({time, what}, at) => (
        <TimelineItem key={time}>
          <TimelineOppositeContent color="text.secondary">
            <time dateTime={time}>{time}</time>
          </TimelineOppositeContent>
          <TimelineSeparator>
            <TimelineDot color="primary" variant="outlined" />
            {at < LOG.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{what}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
