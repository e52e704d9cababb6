import {kebabCase} from '../../_shared/entries';
import {byName} from '../core/names';

test.each([
  ['Button', 'button'],
  ['TextField', 'text-field'],
  ['useMediaQuery', 'use-media-query'],
  ['Unstable_NumberInput', 'unstable-number-input'],
  ['SVGIcon', 'svg-icon'],
  ['Grid2', 'grid2'],
])('%s is %s in addresses', (name, expected) => {
  expect(kebabCase(name)).toBe(expected);
});

test('sorts without regard to case', () => {
  const names = ['sx', 'disableRipple', 'InputProps', 'disabled'].map((name) => ({name}));
  expect(names.sort(byName).map(({name}) => name)).toEqual([
    'disabled',
    'disableRipple',
    'InputProps',
    'sx',
  ]);
});
