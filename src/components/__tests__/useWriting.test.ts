import {useWriting} from '../useWriting';

let mockSource = '';
let mockLocale = 'ar';
jest.mock(
  '@docusaurus/plugin-content-docs/client',
  () => ({useDoc: () => ({metadata: {source: mockSource}})}),
  {virtual: true},
);
jest.mock(
  '@docusaurus/useDocusaurusContext',
  () => () => ({
    i18n: {
      path: 'i18n',
      currentLocale: mockLocale,
      defaultLocale: 'en',
      localeConfigs: {
        en: {label: 'English', htmlLang: 'en-GB', direction: 'ltr', path: 'en'},
        ar: {label: 'العربية', htmlLang: 'ar', direction: 'rtl', path: 'arabic'},
      },
    },
  }),
  {virtual: true},
);

it.each([
  ['ar', '@site/docs/ui/button.md', {lang: 'en-GB', dir: 'ltr', label: 'English'}],
  ['ar', '@site/i18n/arabic/docusaurus-plugin-content-docs-ui/current/button.md', undefined],
  ['en', '@site/docs/ui/button.md', undefined],
])('tells in %s of %s in which language it is written', (locale, source, writing) => {
  mockLocale = locale;
  mockSource = source;
  expect(useWriting()).toEqual(writing);
});
