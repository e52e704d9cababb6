import {NOTHING} from '../runner';
import {nextToCheck} from '../turns';

const one = (id: string, group?: string) => ({id, code: '', group});
const ids = (...args: Parameters<typeof nextToCheck>) => nextToCheck(...args).map(({id}) => id);

it('looks at the first of a group that renders, and at those that have none', () => {
  const all = [one('a 0', 'a'), one('a 1', 'a'), one('a 2', 'a'), one('b')];
  const faults = new Map([['a 0', 'x is undefined']]);
  expect(ids(all, faults, new Set())).toEqual(['a 1', 'b']);
  expect(ids(all, faults, new Set(['a 1', 'b']))).toEqual([]);
});

it('goes on while the types of the others are wrong, or they show nothing', () => {
  const all = [one('a 0', 'a'), one('a 1', 'a'), one('a 2', 'a')];
  const closed = new Map([['a 0', NOTHING]]);
  expect(ids(all, closed, new Set(['a 0']))).toEqual(['a 1']);
  expect(ids(all, new Map([...closed, ['a 1', 'mistyped']]), new Set(['a 0', 'a 1']))).toEqual([
    'a 2',
  ]);
});

it('asks the compiler about the first where none renders, unless a parent is what it lacks', () => {
  const all = [one('a 0', 'a'), one('a 1', 'a')];
  const faults = new Map(all.map(({id}) => [id, 'x is undefined']));
  expect(ids(all, faults, new Set())).toEqual(['a 0']);
  expect(ids(all, faults, new Set(['a 0']))).toEqual([]);
  expect(ids(all, new Map(faults).set('a 0', 'no theme (in useTheme)'), new Set())).toEqual([]);
});

it('leaves alone what is not to be typed', () => {
  expect(ids([{...one('a'), isTyped: false}], new Map(), new Set())).toEqual([]);
});
