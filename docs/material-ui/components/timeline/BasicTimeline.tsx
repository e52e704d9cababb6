import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem, {timelineItemClasses} from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const WATCHES = ['Cast off at first light', 'Round the cape', 'Anchor in the lee of the island'];

export default function BasicTimeline() {
  return (
    <Timeline
      aria-label="Plan for the day"
      sx={{[`& .${timelineItemClasses.root}::before`]: {flex: 0, padding: 0}}}
    >
      {WATCHES.map((watch, at) => (
        <TimelineItem key={watch}>
          <TimelineSeparator>
            <TimelineDot />
            {at < WATCHES.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{watch}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
