import {renderHook} from '@testing-library/react';
import useBuiltUrl from '../theme/Playground/useBuiltUrl';

let mockLocale = 'en';
jest.mock('@docusaurus/useBaseUrl', () => (path: string) => `/base/${mockLocale}${path}`);
jest.mock('@docusaurus/useDocusaurusContext', () => () => ({
  i18n: {
    currentLocale: mockLocale,
    defaultLocale: 'en',
    localeConfigs: {en: {baseUrl: '/base/'}, ar: {baseUrl: '/base/ar/'}},
  },
}));
jest.mock('@docusaurus/useGlobalData', () => ({
  usePluginData: () => ({
    products: [
      {routeRoots: ['/kit/'], languages: {ar: ['/kit/', '/kit/start/*']}},
      {routeRoots: ['/all/']},
    ],
  }),
}));

it.each([
  ['en', '/kit/api/press.json', '/base/en/kit/api/press.json'],
  ['ar', '/kit/api/press.json', '/base/kit/api/press.json'],
  ['ar', '/kit/start/a.json', '/base/ar/kit/start/a.json'],
  ['ar', '/all/api/press.json', '/base/ar/all/api/press.json'],
])('in %s %s is at %s', (locale, path, address) => {
  mockLocale = locale;
  expect(renderHook(() => useBuiltUrl(path)).result.current).toBe(address);
});
