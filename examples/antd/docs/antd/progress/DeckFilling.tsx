import {useState} from 'react';
import {Button, Flex, Progress} from 'antd';

export default function DeckFilling() {
  const [cars, setCars] = useState(9);
  return (
    <Flex vertical gap="middle" align="center" style={{inlineSize: '100%', maxInlineSize: 360}}>
      <Progress percent={cars * 5} aria-label="Places taken on the car deck" />
      <Button onClick={() => setCars((cars + 1) % 21)}>Drive a car on board</Button>
    </Flex>
  );
}
