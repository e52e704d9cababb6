import {Badge, Flex} from '@radix-ui/themes';

export default function PlantStates() {
  return (
    <Flex wrap="wrap" gap="2" justify="center">
      <Badge color="green" highContrast>
        Thriving
      </Badge>
      <Badge color="amber" highContrast>
        Thirsty
      </Badge>
      <Badge color="blue" highContrast variant="surface">
        Resting until spring
      </Badge>
      <Badge color="gray" highContrast variant="outline">
        Not labelled yet
      </Badge>
    </Flex>
  );
}
