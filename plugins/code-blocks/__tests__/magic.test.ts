import {takeMarkers} from '../core/magic';

const take = (code: string, language = 'js') => takeMarkers({code, language, meta: '', line: 10});

it.each([
  '// highlight-next-line',
  '  # highlight-next-line',
  '/* highlight-next-line */',
  '  {/* highlight-next-line */}',
  '{ /* highlight-next-line */ }',
  '<!-- highlight-next-line -->\r',
])('takes out %j and marks what follows', (marker) => {
  expect(take(`a\n${marker}\nb\nc`)).toEqual({code: 'a\nb\nc', marked: new Set([2]), faults: []});
});

it('marks what is between start and end', () => {
  const {code, marked} = take('a\n// highlight-start\nb\nc\n// highlight-end\nd');
  expect(code).toBe('a\nb\nc\nd');
  expect(marked).toEqual(new Set([2, 3]));
});

it('leaves text about markers, and pages about writing pages, as they are', () => {
  for (const code of ['a(); // highlight-next-line', 'const b = "highlight-start";']) {
    expect(take(code).code).toBe(code);
  }
  expect(take('// highlight-next-line\na', 'md').code).toBe('// highlight-next-line\na');
});

it.each([
  ['// highlight-start\na', 11, 'never ended'],
  ['a\n// highlight-end', 12, 'no highlight-start'],
  ['// highlight-start\n// highlight-start\na\n// highlight-end', 12, 'inside of another'],
  ['a\n// highlight-next-line', 12, 'no line follows'],
])('tells what is unbalanced in %j, with its line', (code, line, words) => {
  expect(take(code).faults).toEqual([
    expect.objectContaining({line, what: expect.stringContaining(words)}),
  ]);
});
