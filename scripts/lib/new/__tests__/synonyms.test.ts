import {synonymsText} from '../synonyms';

it('begins with what the field says otherwise, as far as the library has it', () => {
  expect(synonymsText(['Select', 'Modal', 'Button'])).toBe(
    [
      '# What readers type: what it is called here, best first. Removed names stand here, too:',
      '# OldName: NewName',
      'combobox: Select',
      'dropdown: Select',
      'lightbox: Modal',
      'overlay: Modal',
      'popup: Modal',
      'typeahead: Select',
      '',
    ].join('\n'),
  );
});

it('is a file without entries for a library that has none of it', () => {
  expect(synonymsText([])).not.toMatch(/^[^#\n]/m);
});
