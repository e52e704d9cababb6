import {targetsOf} from '../core/targets';

it('gives the bundler the browsers of the list', () => {
  expect(targetsOf(['chrome >= 125', 'Safari>=17.4', 'not dead'])).toEqual([
    'chrome125',
    'safari17.4',
  ]);
});

it('assumes a year where the list says nothing', () => {
  expect(targetsOf(['defaults'])).toEqual(['es2022']);
});
