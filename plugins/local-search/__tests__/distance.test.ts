import {distance, mayDiffer} from '../core/distance';

it.each([
  ['button', 'button', 0],
  ['button', 'buton', 1],
  ['textfield', 'textfiled', 1],
  ['select', 'selcet', 1],
  ['dialog', 'dailogs', 2],
  ['', 'ab', 2],
])('from %s to %s it is %i', (a, b, far) => {
  expect(distance(a, b, 2)).toBe(far);
  expect(distance(b, a, 2)).toBe(far);
});

it('stops at the limit', () => {
  expect(distance('button', 'accordion', 2)).toBe(3);
  expect(distance('a', 'abcdefgh', 1)).toBe(2);
});

it('lets the more letters be wrong the longer a word is', () => {
  expect([3, 4, 7, 8].map(mayDiffer)).toEqual([0, 1, 1, 2]);
});
