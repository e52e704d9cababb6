import {Button} from 'react-bootstrap';

export default function OrderBread() {
  return <Button size="lg">Order bread for tomorrow</Button>;
}
