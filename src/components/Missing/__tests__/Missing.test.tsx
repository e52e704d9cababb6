import {act, render, screen, within} from '@testing-library/react';
import type {ComponentProps} from 'react';
import {createElement} from 'react';
import Missing from '..';

let mockIsBrowser = true;
let mockPathname = '/ui/react-buton/';
const mockLoadPages = jest.fn();
const mockNearestPages = jest.fn();

jest.mock('@docusaurus/useIsBrowser', () => () => mockIsBrowser, {virtual: true});
jest.mock('@docusaurus/router', () => ({useLocation: () => ({pathname: mockPathname})}), {
  virtual: true,
});
jest.mock(
  '@theme/Heading',
  () =>
    ({as, ...props}: ComponentProps<'h2'> & {as: string}) =>
      createElement(as, props),
  {virtual: true},
);
jest.mock('../../../../plugins/product-identity/client', () => ({
  useProducts: () => [
    {id: 'ui', name: 'Kit', href: '/ui/'},
    {id: 'docs', name: 'Docs', href: '/docs/'},
  ],
}));
jest.mock('../../../../plugins/page-index/client', () => ({
  loadPages: () => mockLoadPages() as unknown,
  nearestPages: (...args: unknown[]) => mockNearestPages(...args) as unknown,
}));

const BUTTON = {path: '/ui/react-button/', title: 'Button', product: 'ui'};
const ALL = [BUTTON];

const status = () => screen.getByRole('status').textContent;
const region = (name: string) => within(screen.getByRole('region', {name}));

async function show() {
  const view = render(<Missing />);
  await act(async () => {});
  return view;
}

beforeEach(() => {
  mockIsBrowser = true;
  mockPathname = '/ui/react-buton/';
  mockLoadPages.mockResolvedValue(ALL);
  mockNearestPages.mockReturnValue([BUTTON]);
});

it('says which address was asked for, readable where that can be', async () => {
  mockPathname = '/ui/caf%C3%A9/';
  const {rerender} = await show();
  expect(screen.getByText('/ui/café/')).not.toBeNull();
  mockPathname = '/ui/%E0%A4%A/';
  rerender(<Missing />);
  await act(async () => {});
  expect(screen.getByText('/ui/%E0%A4%A/')).not.toBeNull();
});

it('leads to the nearest pages, and says which product they are of', async () => {
  await show();
  expect(mockNearestPages).toHaveBeenCalledWith('/ui/react-buton/', ALL, 3);
  const link = region('The nearest pages').getByRole('link', {name: 'Button'});
  expect(link.getAttribute('href')).toBe('/ui/react-button/');
  expect(link.closest('li')?.textContent).toBe('ButtonKit');
  expect(status()).toBe('One page has a similar address.');
});

it('tells an API page from the page of the same title', async () => {
  mockNearestPages.mockReturnValue([BUTTON, {...BUTTON, path: '/ui/api/button/', kind: 'api'}]);
  await show();
  const items = region('The nearest pages').getAllByRole('listitem');
  expect(items.map(({textContent}) => textContent)).toEqual(['ButtonKit', 'ButtonKit API']);
});

it('always leads to where each product begins', async () => {
  mockLoadPages.mockRejectedValue(new Error('offline'));
  await show();
  const links = region('Where each product begins').getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/ui/', '/docs/']);
  expect(status()).toBe('The list of pages could not be loaded.');
});

it('admits that nothing is near', async () => {
  mockNearestPages.mockReturnValue([]);
  await show();
  expect(status()).toBe('No page has a similar address.');
});

it('asks for nothing before hydration: the served file answers for every address', async () => {
  mockIsBrowser = false;
  const {container} = await show();
  expect(mockLoadPages).not.toHaveBeenCalled();
  expect(container.textContent).not.toContain('Asked for');
});

it('follows to another missing page, and forgets the pages of the one before', async () => {
  const {rerender} = await show();
  let answer: (pages: unknown) => void = () => {};
  mockLoadPages.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  mockPathname = '/other/';
  rerender(<Missing />);
  expect(status()).toBe('Looking for pages with a similar address.');
  expect(screen.queryByRole('link', {name: 'Button'})).toBeNull();
  mockNearestPages.mockReturnValue([BUTTON, {...BUTTON, path: '/other/', title: 'Other'}]);
  await act(async () => answer(ALL));
  expect(status()).toBe('2 pages have a similar address.');
});
