import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {containsPage, countLinks, firstHref, pageAddress, trailTo, visibleItems} from '../tree';

const link = (href: string): PropSidebarItem => ({type: 'link', href, label: href});

const group = (label: string, items: PropSidebarItem[], href?: string): PropSidebarItem => ({
  type: 'category',
  label,
  items,
  collapsible: true,
  collapsed: true,
  ...(href !== undefined && {href}),
});

const html: PropSidebarItem = {type: 'html', value: '<hr>', defaultStyle: false};

const button = link('/ui/react-button/');
const inputs = group('Inputs', [button, link('https://example.com/')]);
const components = group('Components', [html, inputs], '/ui/components/');
const tree = [html, link('/ui/'), group('Start', [link('/ui/start/')]), components];

describe('pageAddress', () => {
  it.each([
    ['/ui/react-button/', '/ui/react-button/'],
    ['/ui/react-button', '/ui/react-button/'],
    ['/ui/react-button/?a=/b/#c', '/ui/react-button/'],
    ['/ui/react-button/components-api/', '/ui/react-button/'],
    ['/ui/react-button/components-api', '/ui/react-button/'],
    ['/ui/react-button/hooks-api/#props', '/ui/react-button/'],
    ['/ui/components-api-guide/', '/ui/components-api-guide/'],
    ['/', '/'],
  ])('%s is of the page %s', (pathname, address) => {
    expect(pageAddress(pathname)).toBe(address);
  });
});

describe('containsPage', () => {
  it.each([
    [button, '/ui/react-button/', true],
    [components, '/ui/react-button/', true],
    [components, '/ui/components/', true],
    [link('/ui/react-button'), '/ui/react-button/', true],
    [components, '/ui/start/', false],
    [html, '/ui/', false],
  ])('case %#', (item, page, expected) => {
    expect(containsPage(item, page)).toBe(expected);
  });
});

it('finds a page in a group whose items have come later', () => {
  const waiting = {...group('Later', [link('/ui/first/')]), part: 1};
  const all = group('All', [waiting]);
  expect(containsPage(all, '/ui/second/')).toBe(false);
  Object.assign(waiting, {items: [link('/ui/first/'), link('/ui/second/')], part: undefined});
  expect(containsPage(all, '/ui/second/')).toBe(true);
});

describe('visibleItems', () => {
  const secret: PropSidebarItem = {type: 'link', href: '/ui/secret/', label: 'S', unlisted: true};
  const own = {...group('Own', [button], '/ui/own/'), linkUnlisted: true} as PropSidebarItem;

  it('leaves out what is unlisted, and groups that have nothing else', () => {
    const items = [button, secret, group('A', [button, secret]), group('B', [secret]), html, own];
    expect(visibleItems(items, '/ui/start/')).toEqual([
      button,
      group('A', [button]),
      html,
      group('Own', [button]),
    ]);
  });

  it('shows the page that is read', () => {
    expect(visibleItems([group('B', [secret])], '/ui/secret/')).toEqual([group('B', [secret])]);
    expect(visibleItems([own], '/ui/own/')).toEqual([own]);
  });

  it('keeps a group without pages as it is', () => {
    expect(visibleItems([group('Empty', [])], '/ui/')).toEqual([group('Empty', [])]);
  });
});

it('countLinks counts what is not a group, however deep', () => {
  expect(countLinks([link('/a/'), inputs, group('Empty', [])])).toBe(3);
});

describe('firstHref', () => {
  it.each([
    [button, '/ui/react-button/'],
    [components, '/ui/components/'],
    [group('Own', [group('Empty', []), html, inputs]), '/ui/react-button/'],
    [group('Empty', []), undefined],
    [html, undefined],
  ])('case %#', (item, href) => {
    expect(firstHref(item)).toBe(href);
  });
});

describe('trailTo', () => {
  it('names the groups that lead to a page, outermost first', () => {
    expect(trailTo(tree, '/ui/react-button/')).toEqual([
      {label: 'Components', href: '/ui/components/'},
      {label: 'Inputs', href: undefined},
    ]);
  });

  it('leaves out the page itself', () => {
    expect(trailTo(tree, '/ui/components/')).toEqual([]);
    expect(trailTo(tree, '/ui/')).toEqual([]);
  });

  it('is empty for a page that is not shown', () => {
    expect(trailTo(tree, '/ui/hidden/')).toEqual([]);
  });
});
