import {Button} from '@tide/ui';

export default function CheckTheTide() {
  return <Button>Check the tide</Button>;
}
