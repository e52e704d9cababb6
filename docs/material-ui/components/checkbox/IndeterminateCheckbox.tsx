import {useState} from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

const FILES = ['invoice.pdf', 'contract.pdf', 'photo.jpg'];

export default function IndeterminateCheckbox() {
  const [selected, setSelected] = useState(['invoice.pdf']);
  const all = selected.length === FILES.length;
  const some = selected.length > 0 && !all;

  // `indeterminate` changes the icon only: assistive technology reads the property of the element.
  const markMixed = (input: HTMLInputElement | null) => {
    if (input) input.indeterminate = some;
  };

  function toggle(file: string, checked: boolean) {
    setSelected(checked ? [...selected, file] : selected.filter((name) => name !== file));
  }

  return (
    <FormGroup>
      <FormControlLabel
        label="All files"
        control={
          <Checkbox
            checked={all}
            indeterminate={some}
            onChange={() => setSelected(all ? [] : FILES)}
            slotProps={{input: {ref: markMixed}}}
          />
        }
      />
      {FILES.map((file) => (
        <FormControlLabel
          key={file}
          label={file}
          sx={{marginInlineStart: 3}}
          control={
            <Checkbox
              checked={selected.includes(file)}
              onChange={(event) => toggle(file, event.target.checked)}
            />
          }
        />
      ))}
    </FormGroup>
  );
}
