import {useState} from 'react';
import {Select} from '@tide/ui';

const boats = [
  {id: 'dinghy', label: 'Dinghy', draught: 0.4},
  {id: 'sloop', label: 'Sloop', draught: 1.9},
  {id: 'trawler', label: 'Trawler', draught: 3.2},
];

const depth = 2.5;

export default function BoatSelect() {
  const [draught, setDraught] = useState(0.4);
  return (
    <Select
      label="Your boat"
      options={boats}
      hint={
        draught < depth
          ? `It draws ${draught} m, and floats at low water.`
          : `It draws ${draught} m. Wait for the tide.`
      }
      onChange={(event) => {
        if (event.type === 'choose') setDraught(event.option.draught);
      }}
    />
  );
}
