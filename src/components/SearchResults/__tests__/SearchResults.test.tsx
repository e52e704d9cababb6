import {act, fireEvent, render, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import type {Found, Results, Scope} from '../../../../plugins/local-search/client';
import SearchResults from '..';

const found = (name: string, product: string): Found => ({
  kind: 'prop',
  name,
  owner: 'Select',
  from: '',
  about: '',
  href: `/${product}/${name}/`,
  product,
  version: 'current',
  score: 900,
});

const mockPush = jest.fn();
let mockSearch = '';
const mockFind = jest.fn<Promise<Results>, [string, Scope]>();
const mockProducts = [
  {id: 'ui', name: 'The UI', href: '/ui/', versions: [{text: 'v2', current: true}]},
  {id: 'lab', name: 'Lab', href: '/lab/', versions: []},
];

jest.mock(
  '@docusaurus/router',
  () => ({
    useLocation: () => ({pathname: '/search/', search: mockSearch}),
    useHistory: () => ({push: mockPush}),
  }),
  {virtual: true},
);
jest.mock(
  '@docusaurus/useIsBrowser',
  () => ({
    __esModule: true,
    default: () => typeof mockSearch === 'string' && mockSearch !== 'server',
  }),
  {virtual: true},
);
jest.mock('../../PageTitle', () => ({children}: {children: string}) => <h1>{children}</h1>);
jest.mock('../../../../plugins/product-identity/client', () => ({
  useProducts: () => mockProducts,
}));
jest.mock('../../../../plugins/page-index/client/allPages', () => ({
  ALL_PAGES: [
    {path: '/ui/', title: 'The UI', product: 'ui', kind: 'page', description: ''},
    {path: '/ui/api/box/', title: 'Box', product: 'ui', kind: 'api', description: ''},
    {path: '/other/', title: 'Elsewhere', product: 'gone', kind: 'page', description: ''},
  ],
}));
jest.mock('../../../../plugins/local-search/client', () => ({
  ...jest.requireActual<object>('../../../../plugins/local-search/core/query/scope'),
  ...jest.requireActual<object>('../../../../plugins/local-search/core/query/marks'),
  SHARDS: [
    {product: 'ui', version: 'current', root: '/ui/', file: 'ui.json'},
    {product: 'ui', version: 'v1', root: '/ui/v1/', file: 'v1.json'},
  ],
  find: (query: string, scope: Scope) => mockFind(query, scope),
  mayWiden: () => false,
}));

async function show(search: string) {
  mockSearch = search;
  mockFind.mockResolvedValue({
    query: '',
    found: [found('disabled', 'ui'), found('multiple', 'lab')],
    corrected: undefined,
    nearest: [],
    isWidened: false,
    isPartial: false,
  });
  await act(async () => void render(<SearchResults />));
}

it('serves a form, and all pages by product, for those without scripts', () => {
  mockSearch = 'server';
  document.body.innerHTML = renderToString(<SearchResults />);
  const form = document.querySelector('form[role=search]');
  expect(form?.getAttribute('action')).toBe('/search/');
  expect([...document.querySelectorAll('section h2')].map(({textContent}) => textContent)).toEqual([
    'The UI',
  ]);
  const links = [...document.querySelectorAll('section a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/ui/', '/ui/api/box/']);
  expect(document.querySelector('noscript')?.textContent).toContain('All pages are listed here');
  document.body.replaceChildren();
});

it('shows what an address asks for, best first', async () => {
  await show('?q=select+disabled&product=all');
  expect(mockFind).toHaveBeenLastCalledWith('select disabled', 'all');
  const links = [...document.querySelectorAll('[data-search-result]')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/ui/disabled/',
    '/lab/multiple/',
  ]);
  expect(screen.getByRole('status').textContent).toBe('2 results');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('select disabled');
});

it.each([
  ['?q=a&product=ui', {product: 'ui', version: 'current'}],
  ['?q=a&product=ui&version=v1', {product: 'ui', version: 'v1'}],
  ['?q=a&product=<b>', 'all'],
])('%s looks into %j', async (search, scope) => {
  await show(search);
  expect(mockFind).toHaveBeenLastCalledWith('a', scope);
});

it('goes to the address of what is asked next, in the version that was searched', async () => {
  await show('?q=a&product=ui&version=v1');
  fireEvent.change(screen.getByRole('searchbox'), {target: {value: 'b'}});
  fireEvent.submit(screen.getByRole('search'));
  expect(mockPush).toHaveBeenLastCalledWith('/search/?q=b&product=ui&version=v1');
  fireEvent.change(screen.getByRole('combobox'), {target: {value: 'all'}});
  fireEvent.submit(screen.getByRole('search'));
  expect(mockPush).toHaveBeenLastCalledWith('/search/?q=b&product=all');
});
