import {render, screen} from '@testing-library/react';
import i18n from '@generated/i18n';
import Languages from '..';

jest.mock('@generated/i18n', () => ({
  locales: ['en', 'ar'],
  currentLocale: 'en',
  localeConfigs: {
    en: {label: 'English', htmlLang: 'en', baseUrl: '/'},
    ar: {label: 'العربية', htmlLang: 'ar', baseUrl: '/ar/'},
  },
}));
jest.mock('@docusaurus/router', () => ({useLocation: () => ({pathname: '/ui/'})}), {virtual: true});

let mockBuilt = ['en', 'ar'];
jest.mock('../../../../plugins/product-identity/client', () => ({
  useBuiltLocales: () => mockBuilt,
}));

it('links to the page in each language, by its own name and in its own tongue', () => {
  render(<Languages />);
  const arabic = screen.getByRole('link', {name: 'العربية'});
  expect(arabic.getAttribute('href')).toBe('/ar/ui/');
  expect(arabic.getAttribute('hreflang')).toBe('ar');
  expect(arabic.lang).toBe('ar');
  expect(arabic.hasAttribute('aria-current')).toBe(false);
  expect(screen.getByRole('link', {current: true}).textContent).toBe('English');
});

it('leads to the start page of a language that the page is not built in', () => {
  mockBuilt = ['en'];
  render(<Languages />);
  expect(screen.getByRole('link', {name: 'العربية'}).getAttribute('href')).toBe('/ar/');
  expect(screen.getByRole('link', {name: 'English'}).getAttribute('href')).toBe('/ui/');
});

it('shows nothing where there is one language', () => {
  i18n.locales = ['en'];
  expect(render(<Languages />).container.innerHTML).toBe('');
});
