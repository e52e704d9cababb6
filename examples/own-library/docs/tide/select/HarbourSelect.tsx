import {useState} from 'react';
import {Select} from '@tide/ui';

const harbours = [
  {id: 'north', label: 'North Quay'},
  {id: 'fishery', label: 'Fishery Harbour'},
  {id: 'lighthouse', label: 'Lighthouse Bay'},
];

export default function HarbourSelect() {
  const [harbour, setHarbour] = useState('north');
  return (
    <Select
      label="Harbour of arrival"
      options={harbours}
      value={harbour}
      onChange={(event) => {
        if (event.type === 'choose') setHarbour(event.option.id);
      }}
    />
  );
}
