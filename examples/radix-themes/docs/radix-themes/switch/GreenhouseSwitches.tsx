import {useState} from 'react';
import {Flex, Switch, Text} from '@radix-ui/themes';

const houses = ['Palm house', 'Cactus house', 'Orchid house'];

export default function GreenhouseSwitches() {
  const [heated, setHeated] = useState(['Orchid house']);
  const turn = (house: string, isOn: boolean) =>
    setHeated(isOn ? [...heated, house] : heated.filter((each) => each !== house));
  return (
    <Flex direction="column" gap="3" role="group" aria-label="Heating">
      {houses.map((house) => (
        <Text key={house} as="label" size="3">
          <Flex as="span" gap="3" align="center">
            <Switch
              size="3"
              checked={heated.includes(house)}
              onCheckedChange={(isOn) => turn(house, isOn)}
            />
            {house}
          </Flex>
        </Text>
      ))}
    </Flex>
  );
}
