import {createElement} from 'react';
import type {ComponentProps} from 'react';
import {act, render, screen, within} from '@testing-library/react';
import Offline from '..';
import {askedFor} from '../asked';

let mockSearch = '';
let mockIsBrowser = true;
const mockClient = {
  offlineSupported: jest.fn(),
  offlineProducts: jest.fn(),
  offlineState: jest.fn(),
  saveProduct: jest.fn(),
  removeProduct: jest.fn(),
};

jest.mock('@docusaurus/useIsBrowser', () => () => mockIsBrowser, {virtual: true});
jest.mock('@docusaurus/router', () => ({useLocation: () => ({search: mockSearch})}), {
  virtual: true,
});
jest.mock(
  '@theme/Heading',
  () =>
    ({as, ...props}: ComponentProps<'h1'> & {as: string}) =>
      createElement(as, props),
  {virtual: true},
);
jest.mock('../../../../plugins/product-identity/client', () => ({
  useProducts: () => [
    {id: 'ui', name: 'Kit', href: '/ui/'},
    {id: 'docs', name: 'Docs', href: '/docs/'},
    {id: 'away', name: 'Away', href: 'https://a.example/away/'},
  ],
}));
jest.mock('../../../../plugins/service-worker/client', () =>
  Object.fromEntries(
    ['offlineSupported', 'offlineProducts', 'offlineState', 'saveProduct', 'removeProduct'].map(
      (name) => [
        name,
        (...args: unknown[]) => mockClient[name as 'saveProduct'](...args) as unknown,
      ],
    ),
  ),
);

type Report = (progress: {done: number; total: number}) => void;

async function show(): Promise<void> {
  await act(async () => {
    render(<Offline />);
  });
}
const rowOf = (name: string) =>
  within(screen.getByRole('link', {name}).closest('li') as HTMLElement);
const press = (name: string) => act(async () => screen.getByRole('button', {name}).click());

beforeEach(() => {
  mockSearch = '';
  mockIsBrowser = true;
  mockClient.offlineSupported.mockReturnValue(true);
  mockClient.offlineProducts.mockResolvedValue([
    {id: 'ui', name: 'Kit', href: '/ui/', bytes: 4_260_000, pages: 30},
    {id: 'docs', name: 'Docs', href: '/docs/', bytes: 2_000_000, pages: 9},
  ]);
  mockClient.offlineState.mockResolvedValue({release: 'r', saved: ['docs']});
  mockClient.saveProduct.mockResolvedValue(undefined);
  mockClient.removeProduct.mockResolvedValue({release: 'r', saved: []});
});

it('lists the products of this site, their pages and sizes, and what is saved', async () => {
  await show();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(rowOf('Kit').getByText('Pages: 30, 4.3 MB')).not.toBeNull();
  expect(rowOf('Kit').getByRole('button', {name: 'Save Kit for offline'})).not.toBeNull();
  expect(rowOf('Docs').getByRole('status').textContent).toBe('Saved');
  expect(rowOf('Docs').getByRole('button', {name: 'Remove Docs from this browser'})).not.toBeNull();
});

it('shows how far saving is, with a label and a number, then that it is saved', async () => {
  let report: Report = () => undefined;
  let finish: () => void = () => undefined;
  mockClient.saveProduct.mockImplementation((_id: string, onProgress: Report) => {
    report = onProgress;
    return new Promise<void>((resolve) => (finish = resolve));
  });
  await show();
  await press('Save Kit for offline');
  await act(async () => report({done: 199, total: 200}));
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', {name: 'Saving Kit'});
  expect(bar.value).toBe(99);
  expect(rowOf('Kit').getByText('99%')).not.toBeNull();
  await act(async () => finish());
  expect(rowOf('Kit').getByRole('status').textContent).toBe('Saved');
});

it('says what went wrong, and lets it be tried again', async () => {
  mockClient.saveProduct.mockRejectedValueOnce(new Error('The browser has no space left for it.'));
  await show();
  await press('Save Kit for offline');
  expect(rowOf('Kit').getByRole('alert').textContent).toBe('The browser has no space left for it.');
  await press('Save Kit for offline');
  expect(rowOf('Kit').queryByRole('alert')).toBeNull();
});

it('removes a product', async () => {
  await show();
  await press('Remove Docs from this browser');
  expect(mockClient.removeProduct).toHaveBeenCalledWith('docs');
  expect(rowOf('Docs').getByRole('button', {name: 'Save Docs for offline'})).not.toBeNull();
});

it('saves everything that is not saved', async () => {
  mockClient.offlineState.mockResolvedValue({release: 'r', saved: []});
  await show();
  await press('Save everything');
  expect(mockClient.saveProduct.mock.calls.map(([id]: unknown[]) => id)).toEqual(['ui', 'docs']);
  expect(screen.queryByRole('button', {name: 'Save everything'})).toBeNull();
});

it('says plainly where nothing can be saved', async () => {
  mockClient.offlineSupported.mockReturnValue(false);
  await show();
  expect(screen.getByText(/on the official site only/)).not.toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect(mockClient.offlineState).not.toHaveBeenCalled();
});

it('says why it knows no more', async () => {
  mockClient.offlineProducts.mockRejectedValue(new Error('The list could not be loaded.'));
  await show();
  expect(screen.getByText('The list could not be loaded.')).not.toBeNull();
});

it('says which page was asked for, and leads to it, after hydration only', async () => {
  mockSearch = `?from=${encodeURIComponent('/ui/caf%C3%A9/?a=1')}`;
  await show();
  expect(screen.getByText('/ui/café/?a=1')).not.toBeNull();
  const link = screen.getByRole('link', {name: 'Try again'});
  expect(link.getAttribute('href')).toBe('/ui/caf%C3%A9/?a=1');
});

it('asks of nothing before', async () => {
  [mockSearch, mockIsBrowser] = ['?from=/ui/', false];
  await show();
  expect(screen.queryByRole('link', {name: 'Try again'})).toBeNull();
});

it.each([
  ['', undefined],
  ['?from=/ui/?a=1', '/ui/?a=1'],
  ['?from=https://evil.example/', undefined],
  ['?from=//evil.example/', undefined],
  ['?from=/%5Cevil.example/', undefined],
  ['?from=javascript:alert(1)', undefined],
])('reads %j as %s', (search, address) => {
  expect(askedFor(search, 'https://a.example')).toBe(address);
});
