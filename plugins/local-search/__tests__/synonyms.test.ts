import {readSynonyms} from '../core/records/synonyms';

it('reads one name or several, by words as names are compared', () => {
  expect(readSynonyms('combobox: [Autocomplete, Select]\nDate-Picker: Input\n', 'f')).toEqual({
    combobox: ['Autocomplete', 'Select'],
    datepicker: ['Input'],
  });
  expect(readSynonyms('', 'f')).toEqual({});
  expect(readSynonyms('# nothing yet\n', 'f')).toEqual({});
});

it('tells all that is no name', () => {
  expect(() => readSynonyms('a: 3\nb: []\nc: {d: e}\n"!": A\n', 'docs/ui/_synonyms.yml'))
    .toThrowErrorMatchingInlineSnapshot(`
    "docs/ui/_synonyms.yml, a: got 3
      Fix: write a name of this library, or a list of them: "combobox: [Autocomplete, Select]"
    docs/ui/_synonyms.yml, b: got []
      Fix: write a name of this library, or a list of them: "combobox: [Autocomplete, Select]"
    docs/ui/_synonyms.yml, c: got {"d":"e"}
      Fix: write a name of this library, or a list of them: "combobox: [Autocomplete, Select]"
    docs/ui/_synonyms.yml, !: got "A"
      Fix: write a name of this library, or a list of them: "combobox: [Autocomplete, Select]""
  `);
});

it('tells where it is no YAML, or no map', () => {
  expect(() => readSynonyms('a: b\nc: [d\n', 'f.yml')).toThrowErrorMatchingInlineSnapshot(`
    "f.yml:3: is no YAML: Flow sequence in block collection must be sufficiently indented and end with a ] at line 3, column 1:
      Fix: mend line 3; a line is a word, a colon and a name: "combobox: [Autocomplete, Select]""
  `);
  expect(() => readSynonyms('- a\n', 'f.yml')).toThrowErrorMatchingInlineSnapshot(`
    "f.yml, (all): got ["a"]
      Fix: write a name of this library, or a list of them: "combobox: [Autocomplete, Select]""
  `);
});
