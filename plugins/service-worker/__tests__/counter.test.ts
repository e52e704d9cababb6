import {countIn, withMore} from '../core/counter';

it('counts each key for itself', () => {
  const once = withMore(undefined, 'a', 1);
  const twice = withMore(withMore(once, 'a', 1), 'b', 1);
  expect([
    countIn(once, 'a'),
    countIn(twice, 'a'),
    countIn(twice, 'b'),
    countIn(twice, 'c'),
  ]).toEqual([1, 2, 1, 0]);
});

it('takes back what was counted', () => {
  const twice = withMore(withMore(undefined, 'a', 1), 'a', 1);
  expect(countIn(withMore(twice, 'a', -1), 'a')).toBe(1);
});

it.each(['', 'null', '[', '"a"', '{"a":"many"}', '{"a":-1}'])('takes %j for nothing', (text) => {
  expect(countIn(text, 'a')).toBe(0);
  expect(countIn(withMore(text, 'a', 1), 'a')).toBe(1);
});
