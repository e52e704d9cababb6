import {parseIds} from '../selection';

it.each([
  [undefined, []],
  ['', []],
  [' , ', []],
  ['a', ['a']],
  ['a,b', ['a', 'b']],
  [' a,  b c ', ['a', 'b', 'c']],
])('of %j are %j', (only, ids) => {
  expect(parseIds(only)).toEqual(ids);
});
