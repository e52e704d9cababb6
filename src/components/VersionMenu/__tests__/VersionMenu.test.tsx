import {render} from '@testing-library/react';
import {clickData} from '../../../../plugins/_shared/client';
import type {VersionLink} from '../../../../plugins/product-identity/client';
import type {MenuItem} from '../../Menu';
import VersionMenu from '..';

const plain: VersionLink = {
  text: 'v7',
  href: undefined,
  isCurrent: true,
  isLatest: true,
  isExternal: false,
  keepsPage: true,
  note: undefined,
  hasDivider: false,
};
const v6 = {...plain, text: 'v6', href: '/ui/v6/a/', isCurrent: false, isLatest: false};
const v5 = {...v6, text: 'v5', href: '/ui/v5/', keepsPage: false, note: 'Start page'};
const v4 = {...v6, text: 'v4', href: 'https://v4.example.com/', keepsPage: false, isExternal: true};

let mockLinks: VersionLink[] = [];
let mockIsBrowser = true;
const mockMenu = jest.fn<undefined, [{label: string; items: MenuItem[]}]>();

jest.mock('@docusaurus/useIsBrowser', () => () => mockIsBrowser, {virtual: true});
jest.mock('@docusaurus/router', () => ({useLocation: () => ({search: '?a=1', hash: '#b'})}), {
  virtual: true,
});
jest.mock('../../../../plugins/product-identity/client', () => ({
  useVersionLinks: () => mockLinks,
}));
jest.mock(
  '../../Menu',
  () =>
    function Menu({children, ...props}: {children: string; label: string; items: MenuItem[]}) {
      mockMenu(props);
      return <button>{children}</button>;
    },
);

function show(...links: VersionLink[]) {
  mockLinks = links;
  const {container} = render(<VersionMenu />);
  return {container, menu: mockMenu.mock.calls[0]?.[0]};
}

beforeEach(() => {
  mockIsBrowser = true;
});

it('is nothing for a product without versions', () => {
  expect(show().container.innerHTML).toBe('');
});

it('is the text of the only version: no arrow, no menu', () => {
  const {container, menu} = show(plain);
  expect(container.textContent).toBe('v7');
  expect(container.querySelector('svg, button')).toBeNull();
  expect(menu).toBeUndefined();
});

it('shows the version that the reader is in', () => {
  const {container, menu} = show({...v6, href: '/ui/a/', text: 'v7'}, {...plain, text: 'v6'});
  expect(container.textContent).toBe('v6');
  expect(container.querySelector('svg')).not.toBeNull();
  expect(menu?.label).toBe('Version: v6');
});

it('keeps search and hash where it keeps the page, and only there', () => {
  const {menu} = show(plain, v6, v5, v4);
  expect(menu?.items.map(({href}) => href)).toEqual([
    undefined,
    '/ui/v6/a/?a=1#b',
    '/ui/v5/',
    'https://v4.example.com/',
  ]);
});

it('has neither in the served HTML, which is the same for every search', () => {
  mockIsBrowser = false;
  expect(show(plain, v6).menu?.items[1]?.href).toBe('/ui/v6/a/');
});

it('hands on what the menu says of each entry', () => {
  const {menu} = show(plain, v5, v4, {...v6, text: 'View all versions', hasDivider: true});
  expect(menu?.items).toMatchObject([
    {label: 'v7', isCurrent: true},
    {label: 'v5', isCurrent: false, note: 'Start page', isExternal: false},
    {label: 'v4', isExternal: true, hasDivider: false},
    {label: 'View all versions', hasDivider: true},
  ]);
  expect(menu?.items[0]?.event).toEqual(clickData('versions', 'switch', 'v7'));
});
