import {createElement} from 'react';
import type {ComponentProps} from 'react';
import {render, screen, within} from '@testing-library/react';
import Versions from '..';
import {placeOf} from '../place';

jest.mock(
  '@theme/Heading',
  () =>
    ({as, ...props}: ComponentProps<'h2'> & {as: string}) =>
      createElement(as, props),
  {virtual: true},
);
jest.mock(
  '@generated/product-identity/default/registry.json',
  () => [{id: 'ui', package: '@kit/ui'}, {id: 'shared'}],
  {virtual: true},
);
jest.mock('../../../../plugins/product-identity/client', () => ({
  archiveHref: (href: string) => href,
  usePageLanguage: () => 'en',
  useIdentityData: () => ({
    languageAwareHosts: [],
    products: [
      {
        id: 'ui',
        name: 'Kit',
        category: 'core',
        href: '/ui/',
        logo: {light: '/l.svg', dark: '/d.svg'},
        versions: [
          {text: 'v2.0.0', current: true},
          {text: 'v1', href: '/ui/v1/'},
          {text: 'v0', href: 'https://v0.kit.example/start/'},
          {text: 'View all versions', href: '/versions/'},
        ],
      },
      {
        id: 'shared',
        name: 'Shared',
        category: 'core',
        href: '/shared/',
        logo: {light: '/l.svg', dark: '/d.svg'},
        versions: [{text: 'v2.0.0', current: true}],
      },
      {
        id: 'docs',
        name: 'Docs',
        category: 'docs',
        href: '/docs/',
        logo: {light: '/l.svg', dark: '/d.svg'},
        versions: [{text: 'v0.0.0', current: true}],
      },
    ],
  }),
}));

const rowsOf = (name: string) =>
  within(screen.getByRole('region', {name})).getAllByRole('listitem');

it('lists the versions of each product from new to old, with where each is kept', () => {
  render(<Versions />);
  expect(rowsOf('Kit').map(({textContent}) => textContent)).toEqual([
    'v2.0.0current, on this site',
    'v1on this site',
    'v0at v0.kit.example, by its authors',
  ]);
});

it('leads to each, to the start page of the current one', () => {
  render(<Versions />);
  const links = rowsOf('Kit').map((row) => within(row).getByRole('link').getAttribute('href'));
  expect(links).toEqual(['/ui/', '/ui/v1/', 'https://v0.kit.example/start/']);
});

it('marks the current one only', () => {
  render(<Versions />);
  expect(rowsOf('Kit').map((row) => row.dataset.current)).toEqual(['true', undefined, undefined]);
});

it('names the package, where there is one', () => {
  const {container} = render(<Versions />);
  const names = [...container.querySelectorAll('code')].map(({textContent}) => textContent);
  expect(names).toEqual(['@kit/ui']);
});

it('leaves out products that are no libraries', () => {
  render(<Versions />);
  expect(screen.queryByRole('region', {name: 'Docs'})).toBeNull();
});

it.each([
  [undefined, true, 'current, on this site'],
  ['/ui/v1/', undefined, 'on this site'],
  ['https://v5.mui.com/start/', undefined, 'at v5.mui.com, by its authors'],
] as const)('says of %s where it is', (href, current, place) => {
  expect(placeOf(href, current)).toBe(place);
});
