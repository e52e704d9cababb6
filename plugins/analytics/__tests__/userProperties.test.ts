import {userProperties} from '../core/userProperties';

const seen = {
  codeVariant: 'ts',
  language: 'en',
  devicePixelRatio: 1.3333,
  prefersDark: true,
  scheme: 'light',
};

it('tells five things', () => {
  expect(userProperties(seen)).toStrictEqual({
    codeVariant: 'ts',
    userLanguage: 'en',
    devicePixelRatio: 1.3,
    colorSchemeOS: 'dark',
    colorScheme: 'light',
  });
});

it.each([
  [1, 1],
  [1.25, 1.3],
  [1.5, 1.5],
  [2.625, 2.6],
  [0.67, 0.7],
])('rounds the pixel ratio %d to %d', (devicePixelRatio, rounded) => {
  expect(userProperties({...seen, devicePixelRatio}).devicePixelRatio).toBe(rounded);
});

it.each([
  ['dark', 'dark'],
  ['dark-high-contrast', 'dark'],
  ['light-high-contrast', 'light'],
  [undefined, 'light'],
])('takes the scheme %s for %s', (scheme, colorScheme) => {
  expect(userProperties({...seen, scheme}).colorScheme).toBe(colorScheme);
});
