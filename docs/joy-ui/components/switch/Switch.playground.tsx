import Switch, {type SwitchProps} from '@mui/joy/Switch';

export default function SwitchWithName(props: SwitchProps) {
  return <Switch slotProps={{input: {'aria-label': 'Shore power'}}} {...props} />;
}
