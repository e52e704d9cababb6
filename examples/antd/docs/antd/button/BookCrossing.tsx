import {Button} from 'antd';

export default function BookCrossing() {
  return <Button>Book a crossing</Button>;
}
