import {isBuiltIn, isNamed} from '../builtIn';
import type {InLanguages} from '../builtIn';

const ar = {locale: 'ar', defaultLocale: 'en'};
const products: InLanguages[] = [
  {routeRoots: ['/whole/']},
  {routeRoots: ['/part/'], languages: {ar: ['/part/', '/part/start/*']}},
  {routeRoots: ['/none/'], languages: {fr: ['/none/*']}},
];

it.each([
  ['/whole/a/', true],
  ['/part/', true],
  ['/part', true],
  ['/part/a/', false],
  ['/part/start/', true],
  ['/part/start/a/?b=/none/#c', true],
  ['/none/a/', false],
  ['/', true],
  ['/search/', true],
])('says of %s whether it is built in a language', (path, isBuilt) => {
  expect(isBuiltIn(path, ar, products)).toBe(isBuilt);
});

it('builds every page in the first language', () => {
  expect(isBuiltIn('/none/a/', {locale: 'en', defaultLocale: 'en'}, products)).toBe(true);
});

it('takes a pattern for all that begins so, and an address for itself', () => {
  expect(isNamed('/a/b/c/', ['/a/b/*'])).toBe(true);
  expect(isNamed('/a/bc/', ['/a/b/*'])).toBe(false);
  expect(isNamed('/a/b/c/', ['/a/b/'])).toBe(false);
});
