import {isElement} from '../../component-code/core/names';
import {byName} from '../core/packages/names';

test('sorts without regard to case', () => {
  const names = ['sx', 'disableRipple', 'InputProps', 'disabled'].map((name) => ({name}));
  expect(names.sort(byName).map(({name}) => name)).toEqual([
    'disabled',
    'disableRipple',
    'InputProps',
    'sx',
  ]);
});

test.each([
  ['h1', true],
  ['Button', false],
  ['motion.div', false],
])('%s is an element: %s', (name, expected) => {
  expect(isElement(name)).toBe(expected);
});
