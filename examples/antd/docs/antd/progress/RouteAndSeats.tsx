import {Flex, Progress} from 'antd';

export default function RouteAndSeats() {
  return (
    <Flex wrap gap="large" align="center" justify="center">
      <Progress steps={4} percent={50} aria-label="Stops of the route behind us" />
      <Progress
        type="circle"
        size={96}
        percent={80}
        format={() => '48 / 60'}
        aria-label="Seats taken in the saloon"
      />
    </Flex>
  );
}
