import {render, screen} from '@testing-library/react';
import Untranslated from '..';

jest.mock('@generated/i18n', () => ({
  locales: ['en', 'ar'],
  currentLocale: 'ar',
  localeConfigs: {
    en: {label: 'English', htmlLang: 'en', baseUrl: '/'},
    ar: {label: 'العربية', htmlLang: 'ar', baseUrl: '/ar/'},
  },
}));
jest.mock('@docusaurus/router', () => ({useLocation: () => ({pathname: '/ar/ui/'})}), {
  virtual: true,
});

it('says which language a page is in, and leads to it there', () => {
  render(<Untranslated writing={{lang: 'en', dir: 'ltr', label: 'English'}} />);
  expect(screen.getByRole('complementary').textContent).toBe(
    'This page is not translated yet: it is shown in English. The same page in English',
  );
  const link = screen.getByRole('link');
  expect([link.getAttribute('href'), link.getAttribute('hreflang')]).toEqual(['/ui/', 'en']);
});

it('says nothing of a page in the language that is shown', () => {
  expect(render(<Untranslated writing={undefined} />).container.innerHTML).toBe('');
});
