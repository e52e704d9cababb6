import type {NavigationEntry} from '../../_shared/site/entries';
import {toItems} from '../core/items';
import type {TreePlace} from '../core/items';
import {docOf} from './__fixtures__/docs';

const docs = [
  docOf('index.md'),
  docOf('guide/index.md'),
  docOf('guide/start.md'),
  docOf('button.md', {frontMatter: {slug: '/react-button'}}),
  docOf('two words.md'),
];

const place: TreePlace = {
  where: 'sidebars.ts, ui',
  routeRoot: 'ui',
  version: 'current',
  others: new Set(),
  elsewhere: {'/joy/': 'https://full.example.com/joy/'},
};

const map = (entries: NavigationEntry[], own: Partial<TreePlace> = {}) =>
  toItems(entries, docs, {...place, ...own});

const itemsOf = (...entries: NavigationEntry[]) => map(entries).items;

const button = {type: 'doc', id: 'button', label: 'Button'};

describe('a page', () => {
  it('is found by its address, and named as the entry is', () => {
    expect(itemsOf({pathname: '/ui/react-button/'})).toEqual([button]);
    expect(itemsOf({pathname: '/ui/react-button', title: 'Press'})).toEqual([
      {...button, label: 'Press'},
    ]);
    expect(itemsOf({pathname: '/ui/', title: 'Overview'})).toEqual([
      {type: 'doc', id: 'index', label: 'Overview'},
    ]);
  });

  it('is found at the root of the site, where what is no doc may be any other page', () => {
    const entries = [{pathname: '/'}, {pathname: '/react-button/'}, {pathname: '/blog/'}];
    expect(map(entries, {routeRoot: ''})).toMatchObject({
      items: [{id: 'index'}, {id: 'button'}, {type: 'link', href: '/blog/'}],
      faults: [],
      named: new Set(['index', 'button']),
    });
  });

  it('is found by its address in either form', () => {
    expect(itemsOf({pathname: '/ui/two%20words/'})).toMatchObject([{id: 'two words'}]);
    expect(map([{pathname: '/ui/100%/'}]).faults).toMatchObject([
      {what: 'no page answers "/ui/100%/"'},
    ]);
  });

  it('carries what the side navigation shows', () => {
    const own = {icon: 'box', query: {size: 'large'}, linkProps: {rel: 'nofollow'}};
    const entry: NavigationEntry = {pathname: '/ui/react-button/', beta: true, plan: 'pro', ...own};
    expect(itemsOf(entry)).toEqual([
      {...button, customProps: {badges: ['Pro plan', 'Beta'], ...own}},
    ]);
  });
});

describe('a group', () => {
  const children = [{pathname: '/ui/guide/start/'}];
  const start = {type: 'doc', id: 'guide/start', label: 'Start'};
  const group = {type: 'category', collapsible: true, collapsed: true, items: [start]};

  it('is closed, and need not be a page', () => {
    const {items, faults} = map([{pathname: '/ui/more/', children}]);
    expect(items).toEqual([{...group, label: 'More'}]);
    expect(faults).toEqual([]);
  });

  it('leads to its own page where there is one', () => {
    expect(itemsOf({pathname: '/ui/guide/', children})).toEqual([
      {...group, label: 'Guide', link: {type: 'doc', id: 'guide/index'}},
    ]);
  });

  it('is a heading that is open and no link with a subheader', () => {
    const heading = {
      ...group,
      collapsible: false,
      collapsed: false,
      customProps: {subheader: true},
    };
    expect(itemsOf({pathname: '/ui/guide/', subheader: 'Inputs', children})).toEqual([
      {...heading, label: 'Inputs'},
    ]);
    expect(itemsOf({pathname: '/ui/guide/', subheader: true, children})).toEqual([
      {...heading, label: 'Guide'},
    ]);
  });

  it('without anything to show is its page, or nothing: Docusaurus refuses empty categories', () => {
    const hidden = [{pathname: '/ui/guide/start/', inSideNav: false}];
    const page = {type: 'doc', id: 'guide/index', label: 'Guide'};
    expect(itemsOf({pathname: '/ui/guide/', children: []})).toEqual([page]);
    expect(itemsOf({pathname: '/ui/guide/', children: hidden})).toEqual([page]);
    expect(map([{pathname: '/ui/more/', children: hidden}])).toMatchObject({items: [], faults: []});
  });

  it.each([{children: []}, {subheader: 'More'}])('must lead somewhere with %j', (own) => {
    expect(map([{pathname: '/ui/more/', ...own}]).faults).toMatchObject([
      {what: 'no page answers "/ui/more/"'},
    ]);
  });
});

describe('a link', () => {
  it.each([
    ['https://example.com/a', undefined, 'https://example.com/a'],
    ['https://example.com/a', {tab: 'a b', x: '1'}, 'https://example.com/a?tab=a+b&x=1'],
    ['https://example.com/a?b=c', {tab: 'api'}, 'https://example.com/a?b=c&tab=api'],
    // Pages of other instances, and those that are made by hand.
    ['/versions/', undefined, '/versions/'],
    ['/uix/button/', undefined, '/uix/button/'],
    ['/versions/#joy', {tab: 'api'}, '/versions/?tab=api#joy'],
    // A product that this build leaves out.
    ['/joy', undefined, 'https://full.example.com/joy'],
    ['/joy/react-button/', undefined, 'https://full.example.com/joy/react-button/'],
  ])('leads from %s with %j to %s', (pathname, query, href) => {
    const {items, faults} = map([{pathname, title: 'There', query}]);
    expect(items).toMatchObject([{type: 'link', label: 'There', href}]);
    expect(faults).toEqual([]);
  });
});

describe('inSideNav: false', () => {
  it('shows the children in the place of the entry, and still counts the page as named', () => {
    const children = [{pathname: '/ui/react-button/'}];
    const {items, named} = map([{pathname: '/ui/guide/', inSideNav: false, children}]);
    expect(items).toEqual([button]);
    expect(named).toEqual(new Set(['guide/index', 'button']));
  });

  it('hides an entry that is no page yet', () => {
    expect(map([{pathname: '/ui/soon/', inSideNav: false}])).toMatchObject({
      items: [],
      faults: [],
    });
  });
});

describe('an entry that leads to no page', () => {
  it('is a fault that names it, with the nearest addresses', () => {
    const children = [{pathname: '/ui/react-buton/'}, {pathname: '/ui/nowhere-near-anything/'}];
    expect(map([{pathname: '/ui/guide/', children}]).faults).toEqual([
      {
        where: 'sidebars.ts, ui › Buton',
        what: 'no page answers "/ui/react-buton/"',
        fix: 'add the page, or mend the path: did you mean "/ui/react-button/"?',
      },
      {
        where: 'sidebars.ts, ui › Nowhere near anything',
        what: 'no page answers "/ui/nowhere-near-anything/"',
        fix: expect.stringContaining('known are /ui/, /ui/guide/, /ui/guide/start/') as string,
      },
    ]);
  });
});

describe('the tree of a version', () => {
  it.each(['/ui/guide/start/', '/ui/v6.1/guide/start/'])('finds %s', (pathname) => {
    const {items, faults} = map([{pathname}], {version: 'v6.1'});
    expect(items).toEqual([{type: 'doc', id: 'guide/start', label: 'Start'}]);
    expect(faults).toEqual([]);
  });

  it.each(['/ui/', '/ui/v6.1/', '/ui/v6.1'])('finds its start page at %s', (pathname) => {
    expect(map([{pathname, title: 'Start'}], {version: 'v6.1'}).items).toMatchObject([
      {id: 'index'},
    ]);
  });

  it('takes no other segment for the version', () => {
    expect(map([{pathname: '/ui/v6x1/guide/start/'}], {version: 'v6.1'}).faults).toHaveLength(1);
    expect(map([{pathname: '/ui/v6.1/guide/start/'}]).faults).toHaveLength(1);
  });
});
