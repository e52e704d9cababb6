import {Button, Flex} from '@radix-ui/themes';

export default function WaterFerns() {
  return (
    <Flex wrap="wrap" gap="3" justify="center">
      <Button>Water the ferns</Button>
      <Button variant="soft" highContrast>
        Open a window
      </Button>
      <Button variant="outline" highContrast>
        Call a gardener
      </Button>
      <Button variant="surface" disabled>
        Turn on the mist
      </Button>
    </Flex>
  );
}
