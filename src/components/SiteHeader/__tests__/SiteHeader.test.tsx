import type {ReactNode} from 'react';
import {act, cleanup, fireEvent, render, screen, waitFor} from '@testing-library/react';
import {allowSingleKeys} from '../../Shortcuts/singleKeys';
import SiteHeader from '..';

interface DialogProps {
  isOpen?: boolean;
  onClose: () => void;
}

jest.mock(
  '@docusaurus/theme-common',
  () => ({useThemeConfig: () => ({navbar: {items: [{label: 'Guide', to: '/guide/'}]}})}),
  {virtual: true},
);
jest.mock(
  '@docusaurus/useDocusaurusContext',
  () => ({__esModule: true, default: () => ({siteConfig: {title: 'Kit docs'}})}),
  {virtual: true},
);
const mockLogo = {light: '/ui.svg', dark: '/ui-dark.svg'};
let mockProducts = [{id: 'ui', logo: mockLogo}];
jest.mock('../../../../plugins/product-identity/client', () => ({useProducts: () => mockProducts}));
jest.mock('../../ProductSwitcher', () => () => <button>Product: UI</button>);
jest.mock('../../VersionMenu', () => () => <button>Version: v7</button>);
jest.mock('../../Settings', () => ({onShowShortcuts}: {onShowShortcuts: () => void}) => (
  <button onClick={onShowShortcuts}>Settings</button>
));
jest.mock('../../Search', () => (props: DialogProps) => mockDialog('search', props));
jest.mock('../../Shortcuts', () => (props: DialogProps) => mockDialog('shortcuts', props));

/** What each dialog was given last; one that is gone may still tell of its closing. */
const mockClosers: Record<string, () => void> = {};

function mockDialog(name: string, {isOpen = true, onClose}: DialogProps): ReactNode {
  mockClosers[name] = onClose;
  return !isOpen ? null : (
    <div role="dialog" aria-label={name}>
      <button onClick={onClose}>Close</button>
    </div>
  );
}

const open = () =>
  screen.queryAllByRole('dialog').map((dialog) => dialog.getAttribute('aria-label'));
/** Some are loaded when they are first asked for. */
const shows = (names: string[]) => waitFor(() => expect(open()).toEqual(names));
const search = () => screen.getByRole('button', {name: 'Search'});

beforeEach(() => {
  allowSingleKeys(true);
  mockProducts = ['ui', 'icons'].map((id) => ({id, logo: mockLogo}));
  render(<SiteHeader />);
});

it('has everything a page needs at its head, in this order', () => {
  const controls = screen.getByRole('banner').querySelectorAll('a, button');
  expect([...controls].map((element) => element.ariaLabel ?? element.textContent)).toEqual([
    'Open the navigation',
    'Kit docs, start page',
    'Product: UI',
    'Version: v7',
    'Search/',
    'Guide',
    'Settings',
  ]);
});

it('opens the search from what looks like a field, which then can get the focus back', async () => {
  expect(open()).toEqual([]);
  fireEvent.click(search());
  await shows(['search']);
  expect(document.activeElement).toBe(search());
  fireEvent.click(screen.getByRole('button', {name: 'Close'}));
  expect(open()).toEqual([]);
});

it('opens the list of shortcuts from the settings', async () => {
  fireEvent.click(screen.getByRole('button', {name: 'Settings'}));
  await shows(['shortcuts']);
});

it('has one dialog at a time, and one that is gone closes no other', async () => {
  fireEvent.keyDown(document.body, {key: '?'});
  await shows(['shortcuts']);
  fireEvent.keyDown(document.body, {key: 'k', ctrlKey: true});
  await shows(['search']);
  act(() => mockClosers.shortcuts?.());
  await shows(['search']);
});

it('leads to the list of all pages until React runs, and promises the keys that work', () => {
  expect(search().closest('form')?.getAttribute('action')).toBe('/search/');
  expect(search().dataset.opens).toBe('site-search');
  expect(search().getAttribute('aria-keyshortcuts')).toBe('/ Control+K Meta+K');
});

it('promises no key that is switched off', () => {
  act(() => allowSingleKeys(false));
  expect(search().textContent).toBe('Search');
  expect(search().getAttribute('aria-keyshortcuts')).toBe('Control+K Meta+K');
});

it("shows a lone product's picture beside the site's name, and no menu of one", () => {
  cleanup();
  mockProducts = mockProducts.slice(0, 1);
  render(<SiteHeader />);
  const home = screen.getByRole('link', {name: 'Kit docs, start page'});
  expect(home.textContent).toBe('Kit docs');
  expect(home.querySelector('img')?.getAttribute('src')).toBe('/ui.svg');
  expect(screen.queryByRole('button', {name: 'Product: UI'})).toBeNull();
  expect(screen.getByRole('button', {name: 'Version: v7'})).toBeTruthy();
});
