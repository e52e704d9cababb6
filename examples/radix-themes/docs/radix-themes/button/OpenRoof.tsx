import {useEffect, useState} from 'react';
import {Button, Flex, Text} from '@radix-ui/themes';

export default function OpenRoof() {
  const [state, setState] = useState<'closed' | 'moving' | 'open'>('closed');
  useEffect(() => {
    if (state !== 'moving') return undefined;
    const timer = setTimeout(() => setState('open'), 2000);
    return () => clearTimeout(timer);
  }, [state]);
  return (
    <Flex direction="column" gap="3" align="center">
      <Button
        loading={state === 'moving'}
        onClick={() => setState(state === 'open' ? 'closed' : 'moving')}
      >
        {state === 'open' ? 'Close the roof' : 'Open the roof'}
      </Button>
      <Text size="2" role="status">
        The roof is {state}.
      </Text>
    </Flex>
  );
}
