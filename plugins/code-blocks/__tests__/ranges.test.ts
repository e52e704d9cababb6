import {readRanges} from '../core/ranges';

it.each([
  ['1', [1]],
  ['1,3-5', [1, 3, 4, 5]],
  [' 2 - 3 , 2', [2, 3]],
])('reads %s', (text, lines) => {
  expect(readRanges(text, 5)).toEqual(new Set(lines));
});

it.each([
  ['0', '"0" is outside of the block, which ends with line 5'],
  ['4-6', '"4-6" is outside of the block, which ends with line 5'],
  ['3-2', '"3-2" ends before it begins'],
  ['1,,2', '"" is no line and no range of lines'],
  ['a', '"a" is no line and no range of lines'],
])('refuses %s', (text, sentence) => {
  expect(readRanges(text, 5)).toBe(sentence);
});
