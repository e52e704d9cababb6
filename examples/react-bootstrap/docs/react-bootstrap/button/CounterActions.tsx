import {Button, Stack} from 'react-bootstrap';

export default function CounterActions() {
  return (
    <Stack direction="horizontal" gap={2} className="flex-wrap justify-content-center">
      <Button>Take the order</Button>
      <Button variant="secondary">Hold it for later</Button>
      <Button variant="warning">Ask the baker</Button>
      <Button variant="danger">Cancel the order</Button>
      <Button disabled>Print the bill</Button>
    </Stack>
  );
}
