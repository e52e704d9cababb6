import {Flex, Switch, Text} from '@radix-ui/themes';

export default function NightWatering() {
  return (
    <Text as="label" size="3">
      <Flex as="span" gap="3" align="center">
        <Switch size="3" defaultChecked />
        Water at night
      </Flex>
    </Text>
  );
}
