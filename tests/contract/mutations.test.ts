import {ROWS} from '../mutations/rows';
import {readText} from './tree';

it.each(ROWS)('still has where to be broken: $what', ({file, from, test: [tests, name]}) => {
  expect(readText(file).split(from)).toHaveLength(2);
  expect(readText(tests)).toContain(name);
});

it('breaks each of the ten promises', () => {
  const broken = new Set(ROWS.flatMap(({promise}) => promise ?? []));
  expect([...broken].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});
