import {useState} from 'react';
import {Button, Tabs} from '@tide/ui';

export default function PassageTabs() {
  const [step, setStep] = useState('weather');
  const isWeather = step === 'weather';
  return (
    <Tabs defaultValue="weather" value={step} onChange={setStep}>
      <Tabs.List label="Before you sail">
        <Tabs.Tab value="weather">Weather</Tabs.Tab>
        <Tabs.Tab value="crew">Crew</Tabs.Tab>
        <Tabs.Tab value="pilot" disabled>
          Pilot
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="weather">West, force 4. Fair, with good visibility.</Tabs.Panel>
      <Tabs.Panel value="crew">Three on board, with a life jacket each.</Tabs.Panel>
      <Tabs.Panel value="pilot">Boats of this size sail without a pilot.</Tabs.Panel>
      <Button onClick={() => setStep(isWeather ? 'crew' : 'weather')}>
        {isWeather ? 'Go on to the crew' : 'Back to the weather'}
      </Button>
    </Tabs>
  );
}
