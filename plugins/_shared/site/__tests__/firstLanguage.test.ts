import {firstLanguageAddress} from '../firstLanguage';
import type {InLanguages} from '../builtIn';

const products: InLanguages[] = [
  {routeRoots: ['/ui/'], languages: {ar: ['/ui/', '/ui/start/*']}},
  {routeRoots: ['/docs/'], languages: {}},
];

function addressOf(target: string, currentLocale = 'ar', root = '/') {
  const localeConfigs = {en: {baseUrl: root}, ar: {baseUrl: `${root}ar/`}};
  const languages = {currentLocale, defaultLocale: 'en', localeConfigs};
  return firstLanguageAddress(target, `${root}ar/ui/start/`, languages, products);
}

it.each([
  ['/ui/button/', '/ui/button/'],
  ['/ar/ui/button/?a=b#c', '/ui/button/?a=b#c'],
  ['../button/', '/ui/button/'],
  ['/docs/', '/docs/'],
])('sends %s to the first language', (target, address) => {
  expect(addressOf(target)).toBe(address);
});

it.each([
  '/ui/',
  '/ar/ui/start/a/',
  'a/',
  '/',
  '/search/?q=/docs/',
  '#here',
  'https://example.com/ui/button/',
  '//example.com/docs/',
  'mailto:a@example.com',
])('leaves %s alone', (target) => {
  expect(addressOf(target)).toBeUndefined();
});

it('leaves every link alone in the first language', () => {
  expect(addressOf('/docs/', 'en')).toBeUndefined();
});

it('knows the base of the site', () => {
  expect(addressOf('/docs/a/', 'ar', '/base/')).toBe('/base/docs/a/');
  expect(addressOf('/base/ar/docs/a/', 'ar', '/base/')).toBe('/base/docs/a/');
});
