import {act, render, screen, within} from '@testing-library/react';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import SideNavigation from '..';
import {loadPartsBy, tellParts} from '../../../../plugins/route-shards/client/treeParts';
import {LARGE_TREE} from '../../../../plugins/route-shards/core/treeParts';
import {TREE_ID} from '../treeId';

let mockPathname = '/ui/';

const mockHistory = {push: jest.fn(), replace: jest.fn()};
const mockNote = jest.fn();

jest.mock(
  '@docusaurus/router',
  () => ({useLocation: () => ({pathname: mockPathname}), useHistory: () => mockHistory}),
  {virtual: true},
);
const mockContext = {
  i18n: {currentLocale: 'en', defaultLocale: 'en'},
  siteConfig: {baseUrl: '/', trailingSlash: true},
};
jest.mock('@docusaurus/useDocusaurusContext', () => () => mockContext);
jest.mock('@docusaurus/useBrokenLinks', () => () => ({collectLink: mockNote}), {virtual: true});
jest.mock('@docusaurus/isInternalUrl', () => (url: string) => !/^https?:/.test(url), {
  virtual: true,
});
jest.mock(
  '@docusaurus/theme-common',
  () => ({createStorageSlot: () => ({get: () => null, set: () => undefined})}),
  {virtual: true},
);
jest.mock('../../../../plugins/product-identity/client', () => ({
  useProduct: () => ({id: 'ui', name: 'Kit'}),
}));

type CustomProps = Record<string, unknown>;

const link = (label: string, href: string, customProps?: CustomProps): PropSidebarItem => ({
  type: 'link',
  label,
  href,
  ...(customProps && {customProps}),
});

const group = (
  label: string,
  items: PropSidebarItem[],
  own: {href?: string; customProps?: CustomProps} = {},
): PropSidebarItem => ({
  type: 'category',
  label,
  items,
  collapsible: true,
  collapsed: true,
  ...own,
});

const inputs = group('Inputs', [link('Button', '/ui/react-button/')], {
  customProps: {subheader: true},
});
const tree = [
  link('Overview', '/ui/'),
  group('Start', [link('Usage', '/ui/usage/')], {href: '/ui/start/'}),
  group('Components', [inputs], {customProps: {badges: ['Beta']}}),
];

function show(items: PropSidebarItem[], pathname: string) {
  mockPathname = pathname;
  return render(<SideNavigation items={items} />);
}

beforeEach(() => {
  jest.clearAllMocks();
  Object.assign(HTMLElement.prototype, {scrollTo: jest.fn(), scrollBy: jest.fn()});
});

/** Entries of closed groups are in the document, but not in the accessibility tree. */
const linkNamed = (name: string) => screen.getByRole('link', {name, hidden: true});

const groupNamed = (name: string) => screen.getByText(name).closest('details');

describe('the active entry', () => {
  it.each([
    '/ui/react-button/',
    '/ui/react-button',
    '/ui/react-button/components-api/',
    '/ui/react-button/hooks-api/',
  ])('is the one of %s', (pathname) => {
    const {container} = show(tree, pathname);
    const active = [...container.querySelectorAll('[aria-current]')];
    expect(active.map(({textContent}) => textContent)).toEqual(['Button']);
  });

  it('has its ancestors open, and only those', () => {
    show(tree, '/ui/react-button/');
    expect(groupNamed('Components')?.open).toBe(true);
    expect(groupNamed('Start')?.open).toBe(false);
  });

  it('opens the groups of a new page, and closes none', () => {
    const {rerender} = show(tree, '/ui/react-button/');
    mockPathname = '/ui/usage/';
    rerender(<SideNavigation items={tree} />);
    expect(groupNamed('Start')?.open).toBe(true);
    expect(groupNamed('Components')?.open).toBe(true);
  });
});

describe('a group', () => {
  it('that is a page lists it first, as a summary is no link', () => {
    show(tree, '/ui/');
    const entries = within(groupNamed('Start') as HTMLElement).getAllByRole('link', {hidden: true});
    expect(entries.map((entry) => entry.getAttribute('href'))).toEqual([
      '/ui/start/',
      '/ui/usage/',
    ]);
  });

  it('with a subheader is a heading: no link, no disclosure', () => {
    show([inputs], '/ui/');
    expect(groupNamed('Inputs')).toBeNull();
    expect(screen.queryByRole('link', {name: 'Inputs'})).toBeNull();
    const section = screen.getByRole('group', {name: 'Inputs'});
    expect(within(section).getByRole('link', {name: 'Button'})).not.toBeNull();
  });
});

describe('what stands beside a label', () => {
  it('says badges in words, on links and groups', () => {
    show([...tree, link('New page', '/ui/new/', {badges: ['Pro plan', 'New']})], '/ui/');
    expect(linkNamed('New page Pro plan New')).not.toBeNull();
    expect(groupNamed('Components')?.querySelector('summary')?.textContent).toBe('ComponentsBeta');
  });

  it('marks what leads to another site, and only that', () => {
    show([link('There', 'https://example.com/'), link('Here', '/ui/')], '/ui/');
    expect(linkNamed('There').querySelector('svg')).not.toBeNull();
    expect(linkNamed('Here').querySelector('svg')).toBeNull();
  });

  it('shows an icon of the set, and nothing for another name', () => {
    show([link('A', '/a/', {icon: 'box'}), link('B', '/b/', {icon: 'nonsense'})], '/ui/');
    expect(linkNamed('A').querySelector('svg')).not.toBeNull();
    expect(linkNamed('B').querySelector('svg')).toBeNull();
  });

  it('adds query and attributes to the link', () => {
    const customProps = {query: {tab: 'a b'}, linkProps: {rel: 'nofollow', 'data-x': 'y'}};
    show(
      [link('A', '/a/', customProps), link('B', 'https://example.com/?tab=a+b', customProps)],
      '/ui/',
    );
    expect(linkNamed('A').getAttribute('href')).toBe('/a/?tab=a+b');
    expect(linkNamed('B').getAttribute('href')).toBe('https://example.com/?tab=a+b');
    expect(linkNamed('A').getAttribute('rel')).toBe('nofollow');
    expect(linkNamed('A').dataset.x).toBe('y');
  });
});

describe('a link that is used', () => {
  const preload = jest.fn();
  Object.assign(window, {docusaurus: {preload}});

  /** @returns whether the browser is left to follow the link itself */
  const click = (name: string, keys: MouseEventInit = {}) => {
    const event = new MouseEvent('click', {bubbles: true, cancelable: true, ...keys});
    // jsdom cannot leave a page, and says so.
    window.addEventListener('click', (late) => late.preventDefault(), {once: true});
    let isLeft = false;
    document.addEventListener('click', (last) => (isLeft = !last.defaultPrevented), {once: true});
    linkNamed(name).dispatchEvent(event);
    return isLeft;
  };

  it('is followed in the page', () => {
    show([link('A', '/a/?b=c#d'), link('Here', '/')], '/ui/');
    expect(click('A')).toBe(false);
    expect(mockHistory.push.mock.calls).toEqual([['/a/?b=c#d']]);
    expect(click('Here')).toBe(false);
    expect(mockHistory.replace.mock.calls).toEqual([['/']]);
  });

  it.each([
    ['to be opened in another tab', 'A', {ctrlKey: true}],
    ['by another button', 'A', {button: 1}],
    ['that opens elsewhere', 'Away', {}],
    ['of another site', 'Other', {}],
  ])('is left to the browser: %s', (_, name, keys) => {
    const away = link('Away', '/a/', {linkProps: {target: '_blank'}});
    show([link('A', '/a/'), away, link('Other', 'https://example.com/')], '/ui/');
    expect(click(name, keys)).toBe(true);
    expect(mockHistory.push).not.toHaveBeenCalled();
  });

  it('is left to Docusaurus in another language, where it may lead to a page of the first', () => {
    mockContext.i18n.currentLocale = 'ar';
    show([link('A', '/a/')], '/ui/');
    mockContext.i18n.currentLocale = 'en';
    expect(click('A')).toBe(true);
    expect(mockHistory.push).not.toHaveBeenCalled();
    expect(mockNote).not.toHaveBeenCalled();
  });

  it('is fetched when it is pointed at, once', () => {
    show([link('A', '/a/?b=c'), link('Other', 'https://example.com/')], '/ui/');
    for (const name of ['A', 'A', 'Other']) {
      linkNamed(name).dispatchEvent(new Event('pointerover', {bubbles: true}));
    }
    expect(preload.mock.calls).toEqual([['/a/']]);
  });

  it('has the address that the page is served at, of which the build is told', () => {
    // As Docusaurus has it of a doc.
    show([link('A', '/a'), link('Other', 'https://example.com/')], '/ui/');
    expect(linkNamed('A').getAttribute('href')).toBe('/a/');
    expect(mockNote.mock.calls).toEqual([['/a/']]);
  });
});

describe('a large tree', () => {
  const pages = (from: string) =>
    Array.from({length: LARGE_TREE}, (_, i) => link(`${from} ${i}`, `/${from}/${i}/`));
  const large = [group('First', pages('first')), group('Second', pages('second'))];

  it('writes the group of the page, and one link for each that is closed', () => {
    show(large, '/first/7/');
    expect(screen.getAllByRole('link', {hidden: true})).toHaveLength(LARGE_TREE + 1);
    expect(linkNamed('All of Second').getAttribute('href')).toBe('/second/0/');
  });

  it('fills a group that is opened', () => {
    show(large, '/first/7/');
    act(() => {
      groupNamed('Second')?.dispatchEvent(new Event('toggle'));
    });
    expect(screen.queryByRole('link', {name: 'All of Second', hidden: true})).toBeNull();
    expect(linkNamed('second 7')).not.toBeNull();
  });

  it('leads the focus on from the link to the pages that replace it', () => {
    show(large, '/first/7/');
    linkNamed('All of Second').focus();
    act(() => {
      groupNamed('Second')?.dispatchEvent(new Event('toggle'));
    });
    expect(document.activeElement).toBe(linkNamed('second 0'));
  });

  it('leaves the focus where it is when the pages of a group come', () => {
    show(large, '/first/7/');
    linkNamed('first 3').focus();
    act(() => {
      groupNamed('Second')?.dispatchEvent(new Event('toggle'));
    });
    expect(document.activeElement).toBe(linkNamed('first 3'));
  });

  it('loads the items of a group that is opened, where they are not on every page', () => {
    const load = jest.fn(() => Promise.resolve());
    loadPartsBy(load);
    const second = {...group('Second', pages('second').slice(0, 1)), part: 4, links: LARGE_TREE};
    show([group('First', pages('first')), second], '/first/7/');
    expect(linkNamed('All of Second').getAttribute('href')).toBe('/second/0/');
    act(() => {
      groupNamed('Second')?.dispatchEvent(new Event('toggle'));
    });
    expect(load.mock.calls).toEqual([[4]]);
    expect(linkNamed('All of Second')).not.toBeNull();
    act(() => {
      Object.assign(second, {items: pages('second'), part: undefined, links: undefined});
      tellParts();
    });
    expect(screen.queryByRole('link', {name: 'All of Second', hidden: true})).toBeNull();
    expect(linkNamed('second 7')).not.toBeNull();
  });

  it('is one of more links than that', () => {
    show([group('Second', pages('second'))], '/ui/');
    expect(screen.getAllByRole('link', {hidden: true})).toHaveLength(LARGE_TREE);
  });
});

describe('the drawer', () => {
  it('is named after the product, and has a button that closes it without JavaScript', () => {
    show(tree, '/ui/');
    const nav = screen.getByRole('navigation', {name: 'Pages of Kit'});
    expect(nav.id).toBe(TREE_ID);
    const close = screen.getByRole('button', {name: 'Close the navigation'});
    expect(close.getAttribute('popovertarget')).toBe(TREE_ID);
    expect(close.getAttribute('popovertargetaction')).toBe('hide');
  });

  it.each([
    ['is closed by a new page', true, 1],
    ['is left alone where it is the column', false, 0],
  ])('%s', (_, isOpen, times) => {
    const hidePopover = jest.fn();
    Object.assign(HTMLElement.prototype, {hidePopover});
    const {rerender} = show(tree, '/ui/');
    const nav = screen.getByRole('navigation');
    // jsdom does not know the selector.
    jest.spyOn(nav, 'matches').mockImplementation((selector) => {
      return selector === ':popover-open' && isOpen;
    });
    mockPathname = '/ui/usage/';
    rerender(<SideNavigation items={tree} />);
    expect(hidePopover).toHaveBeenCalledTimes(times);
  });
});
