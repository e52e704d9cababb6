import {languageLinks} from '../languageLinks';

const sites = {
  locales: ['en', 'ar'],
  currentLocale: 'en',
  localeConfigs: {
    en: {label: 'English', htmlLang: 'en', baseUrl: '/'},
    ar: {label: 'العربية', htmlLang: 'ar', baseUrl: '/ar/'},
  },
};

it.each([
  ['en', '/ui/button/', '/ui/button/', '/ar/ui/button/'],
  ['ar', '/ar/ui/button/', '/ui/button/', '/ar/ui/button/'],
  ['en', '/', '/', '/ar/'],
  ['ar', '/ar/', '/', '/ar/'],
  ['en', '/404.html', '/', '/ar/'],
  ['ar', '/ar/404', '/', '/ar/'],
])('leads from %s %s to the same page', (currentLocale, pathname, english, arabic) => {
  expect(languageLinks(pathname, {...sites, currentLocale})).toEqual([
    {label: 'English', language: 'en', href: english, isCurrent: currentLocale === 'en'},
    {label: 'العربية', language: 'ar', href: arabic, isCurrent: currentLocale === 'ar'},
  ]);
});

it('is nothing on a site of one language', () => {
  expect(languageLinks('/ui/', {...sites, locales: ['en']})).toEqual([]);
});
