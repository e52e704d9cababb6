import {Button, Flex} from 'antd';

export default function TicketActions() {
  return (
    <Flex wrap gap="small" justify="center">
      <Button color="default" variant="solid">
        Buy the ticket
      </Button>
      <Button>Hold it for an hour</Button>
      <Button type="dashed">Add a bicycle</Button>
      <Button type="text">Not today</Button>
      <Button disabled>Change the date</Button>
    </Flex>
  );
}
