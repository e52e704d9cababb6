import {marksIn} from '../core/query/marks';

const marked = (text: string, query: string) =>
  marksIn(text, query)
    .map(({text: piece, isTyped}) => (isTyped ? `[${piece}]` : piece))
    .join('');

it.each([
  ['Text field', 'field', 'Text [field]'],
  ['TextField', 'text FIELD', '[TextField]'],
  ['Café au lait', 'cafe', '[Café] au lait'],
  ['<b>bold</b>', 'bold', '<b>[bold]</b>'],
  ['a.b', '.*', 'a.b'],
  ['', 'x', ''],
  ['x', '', 'x'],
])('marks in %s what %s has: %s', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected);
});

it('marks nothing where folding moves letters', () => {
  expect(marksIn('İstanbul\u0301', 'istanbul')).toHaveLength(1);
});
