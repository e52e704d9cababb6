import {countIn, withOneMore} from '../core/counter';

it('counts each key for itself', () => {
  const once = withOneMore(undefined, 'a');
  const twice = withOneMore(withOneMore(once, 'a'), 'b');
  expect([
    countIn(once, 'a'),
    countIn(twice, 'a'),
    countIn(twice, 'b'),
    countIn(twice, 'c'),
  ]).toEqual([1, 2, 1, 0]);
});

it.each(['', 'null', '[', '"a"', '{"a":"many"}', '{"a":-1}'])('takes %j for nothing', (text) => {
  expect(countIn(text, 'a')).toBe(0);
  expect(countIn(withOneMore(text, 'a'), 'a')).toBe(1);
});
