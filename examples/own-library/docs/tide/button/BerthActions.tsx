import {Button} from '@tide/ui';

export default function BerthActions() {
  return (
    <div style={{display: 'flex', flexWrap: 'wrap', gap: 12}}>
      <Button variant="primary">Reserve a berth</Button>
      <Button>Call the harbour office</Button>
      <Button variant="quiet">Not today</Button>
      <Button disabled>Open the lock</Button>
    </div>
  );
}
