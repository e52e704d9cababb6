import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem, {timelineItemClasses} from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import Paper from '@mui/material/Paper';
import SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';

const STAGES = [
  {
    name: 'Packed',
    about: 'Monday at 9:12, in our workshop',
    path: 'M12 2 3 7v10l9 5 9-5V7zm0 2.3L17.8 7.5 12 10.7 6.2 7.5zM5 9.2l6 3.3v6.6l-6-3.3z',
  },
  {
    name: 'On its way',
    about: 'Left the depot on Tuesday at 6:40',
    path: 'M2 6h12v10H9.8a2.8 2.8 0 0 0-5.6 0H2zm13 3h4l3 4v3h-1.2a2.8 2.8 0 0 0-5.6 0H15zM7 14.5a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6m11 0a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6',
  },
  {
    name: 'At your door',
    about: 'Expected on Wednesday before noon',
    path: 'M12 3 3 10.5V21h6v-6h6v6h6V10.5z',
  },
];

const REACHED = 1;

export default function ParcelTimeline() {
  return (
    <Paper variant="outlined" sx={{width: '100%', maxWidth: 420, padding: 2}}>
      <Typography component="h3" variant="h6">
        Parcel 4071
      </Typography>
      <Timeline
        aria-label="Stages of parcel 4071"
        sx={{
          marginBlockEnd: 0,
          paddingInline: 0,
          [`& .${timelineItemClasses.root}::before`]: {flex: 0, padding: 0},
        }}
      >
        {STAGES.map((stage, at) => (
          <Stage key={stage.name} {...stage} at={at} />
        ))}
      </Timeline>
    </Paper>
  );
}

interface StageProps {
  name: string;
  about: string;
  path: string;
  at: number;
}

function Stage({name, about, path, at}: StageProps) {
  const isAhead = at > REACHED;

  return (
    <TimelineItem aria-current={at === REACHED ? 'step' : undefined}>
      <TimelineSeparator>
        <TimelineDot color={isAhead ? 'grey' : 'primary'} variant={isAhead ? 'outlined' : 'filled'}>
          <SvgIcon fontSize="small" color={isAhead ? 'action' : 'inherit'}>
            <path d={path} />
          </SvgIcon>
        </TimelineDot>
        {at < STAGES.length - 1 && (
          <TimelineConnector sx={{backgroundColor: at < REACHED ? 'primary.main' : ''}} />
        )}
      </TimelineSeparator>
      <TimelineContent sx={{paddingBlockStart: 1.5}}>
        <Typography sx={{fontWeight: at === REACHED ? 'bold' : 'normal'}}>{name}</Typography>
        <Typography variant="body2" sx={{color: 'text.secondary'}}>
          {about}
        </Typography>
      </TimelineContent>
    </TimelineItem>
  );
}
