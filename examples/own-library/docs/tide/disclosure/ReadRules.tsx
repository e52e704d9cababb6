import {useState} from 'react';
import {Disclosure} from '@tide/ui';

export default function ReadRules() {
  const [times, setTimes] = useState(0);
  return (
    <Disclosure label="What the signals mean" onOpen={() => setTimes(times + 1)}>
      Three red lights: nobody leaves. Three green ones: all may. Opened so far: {times}.
    </Disclosure>
  );
}
