import {useState} from 'react';
import {Checkbox, Divider} from 'antd';

const cargo = ['Letters', 'Milk', 'Newspapers'];

export default function LoadEverything() {
  const [loaded, setLoaded] = useState(['Milk']);
  const isAll = loaded.length === cargo.length;
  return (
    <div role="group" aria-label="Cargo of the morning">
      <Checkbox
        checked={isAll}
        indeterminate={loaded.length > 0 && !isAll}
        onChange={() => setLoaded(isAll ? [] : cargo)}
      >
        All of the cargo
      </Checkbox>
      <Divider size="small" />
      <Checkbox.Group options={cargo} value={loaded} onChange={setLoaded} />
    </div>
  );
}
