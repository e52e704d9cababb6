import {useState} from 'react';
import {Select} from '@tide/ui';
import type {SelectEvent, SelectOption} from '@tide/ui';

const moorings: SelectOption[] = [
  {id: 'buoy', label: 'Mooring buoy'},
  {id: 'pontoon', label: 'Pontoon'},
  {id: 'quay', label: 'Alongside the quay'},
];

function tell(event: SelectEvent<SelectOption>) {
  switch (event.type) {
    case 'choose':
      return `Reserved: ${event.option.label}.`;
    case 'clear':
      return `Given back: ${event.previous.label}.`;
  }
}

export default function MooringSelect() {
  const [news, setNews] = useState('Nothing is reserved.');
  return (
    <Select
      label="Mooring"
      options={moorings}
      placeholder="None yet"
      hint={news}
      onChange={(event) => setNews(tell(event))}
    />
  );
}
