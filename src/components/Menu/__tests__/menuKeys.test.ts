import {menuTarget} from '../menuKeys';

const LABELS = ['v7', 'v6', 'Archive', 'View all', 'Änderungen'];
const LAST = LABELS.length - 1;

const from = (current: number, key: string) => menuTarget(key, LABELS, current);

it.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', LAST, 0],
  ['ArrowDown', -1, 0],
  ['ArrowUp', 1, 0],
  ['ArrowUp', 0, LAST],
  ['ArrowUp', -1, LAST],
  ['Home', 2, 0],
  ['End', 0, LAST],
])('%s leads from %i to %i', (key, current, target) => {
  expect(from(current, key)).toBe(target);
});

it.each([
  ['v', -1, 0],
  ['v', 0, 1],
  // On from the one that is focused, around the end.
  ['v', 1, 3],
  ['v', 3, 0],
  ['A', 0, 2],
  ['a', 2, 2],
  ['ä', 0, 4],
])('the letter %s leads from %i to %i', (key, current, target) => {
  expect(from(current, key)).toBe(target);
});

it.each(['x', 'Enter', ' ', 'Escape', 'Tab', 'ArrowLeft', '-', 'Shift'])(
  'leaves the key "%s" alone',
  (key) => {
    expect(from(0, key)).toBeUndefined();
  },
);
