import {ROWS} from '../mutations/rows';
import {readText} from './tree';

it.each(ROWS)('still has where to be broken: $what', ({file, from, test: [tests, name]}) => {
  expect(readText(file).split(from)).toHaveLength(2);
  expect(readText(tests)).toContain(name);
});
