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
