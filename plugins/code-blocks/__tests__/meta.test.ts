import {labelOf, parseMeta} from '../core/meta';

it('takes values, marks and words apart', () => {
  expect(parseMeta(`npm title="a b" ins={1, 2} showLineNumbers=20 {1,3-5} wrap x='y z'`)).toEqual({
    values: {title: 'a b', ins: '1, 2', showLineNumbers: '20', x: 'y z'},
    marked: '1,3-5',
    words: ['npm', 'wrap'],
  });
});

it('leaves what other generators write as words', () => {
  expect(parseMeta('{foo} file=a.ts live /abc/').marked).toBeUndefined();
  expect(parseMeta('').words).toEqual([]);
});

it('does not take what every object has for a value', () => {
  expect(parseMeta('').values.constructor).toBeUndefined();
});

it.each([
  ['npm title="x"', 'npm'],
  ['wrap {1} yarn', 'yarn'],
  ['showLineNumbers title="x"', undefined],
])('labels a tab by the first bare word: %s', (meta, label) => {
  expect(labelOf(parseMeta(meta))).toBe(label);
});
