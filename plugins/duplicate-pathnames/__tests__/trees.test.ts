import type {NavigationEntry} from '../../_shared/site/entries';
import {findTreeDuplicates, normalizeTreePathname} from '../core/trees';

/** Collisions as `path: trail | trail`. */
function duplicates(entries: NavigationEntry[]): string[] {
  const tree = {name: 'material-ui', file: 'sidebars.ts', entries};
  return findTreeDuplicates(tree).map(
    ({path, members}) => `${path}: ${members.map(({trail}) => trail).join(' | ')}`,
  );
}

const page = (pathname: string, title = 'T'): NavigationEntry => ({pathname, title});

describe('normalizeTreePathname', () => {
  it.each([
    ['/a/', '/a'],
    ['/a', '/a'],
    ['/a//', '/a/'],
    ['/', '/'],
    ['/a/[docsTab]/', '/a'],
    ['/a/[docsTab]', '/a'],
    ['/a/[docsTab]/b/', '/a/b'],
    ['/a/x[docsTab]/', '/a/x[docsTab]'],
    ['/A/', '/A'],
  ])('%s → %s', (pathname, expected) => {
    expect(normalizeTreePathname(pathname)).toBe(expected);
  });
});

describe('findTreeDuplicates', () => {
  it('passes a tree whose pathnames are all different', () => {
    expect(duplicates([page('/a/'), page('/b/'), page('/a/b/'), page('/A/')])).toEqual([]);
  });

  it('finds the same pathname twice', () => {
    expect(duplicates([page('/a/', 'One'), page('/a/', 'Two')])).toEqual([
      '/a: material-ui › One | material-ui › Two',
    ]);
  });

  it('drops one trailing slash before it compares', () => {
    expect(duplicates([page('/a/'), page('/a')])).toHaveLength(1);
    expect(duplicates([page('/a//'), page('/a')])).toEqual([]);
  });

  it('drops a [docsTab] segment before it compares', () => {
    expect(duplicates([page('/a/'), page('/a/[docsTab]/')])).toHaveLength(1);
  });

  it('names the titles that lead to each place, derived where none is written', () => {
    const inputs = {
      pathname: '/inputs/',
      subheader: 'Inputs',
      children: [{pathname: '/react-button/'}],
    };
    const components = {pathname: '/components/', children: [inputs]};
    expect(duplicates([components, page('/react-button/', 'Press me')])).toEqual([
      '/react-button: material-ui › Components › Inputs › Button | material-ui › Press me',
    ]);
  });

  it("counts a group's own pathname", () => {
    expect(duplicates([{pathname: '/a/', title: 'Group', children: [page('/a/')]}])).toEqual([
      '/a: material-ui › Group | material-ui › Group › T',
    ]);
  });

  it('finds three at one pathname as one collision', () => {
    expect(duplicates([page('/a/', '1'), page('/a/', '2'), page('/a/', '3')])).toEqual([
      '/a: material-ui › 1 | material-ui › 2 | material-ui › 3',
    ]);
  });

  it.each(['components-api', 'hooks-api'])(
    'exempts the segment %s, not a longer one',
    (segment) => {
      expect(duplicates([page(`/a/${segment}/`), page(`/a/${segment}/`)])).toEqual([]);
      expect(duplicates([page(`/${segment}/b/`), page(`/${segment}/b/`)])).toEqual([]);
      expect(duplicates([page(`/a/my-${segment}/`), page(`/a/my-${segment}/`)])).toHaveLength(1);
      expect(duplicates([page(`/a/?${segment}`), page(`/a/?${segment}`)])).toHaveLength(1);
    },
  );

  it('looks below an exempt group', () => {
    const group = {pathname: '/hooks-api/', children: [page('/a/')]};
    expect(duplicates([group, page('/a/')])).toHaveLength(1);
  });

  it('compares an external address with its query, wherever that is written', () => {
    const at = (pathname: string, query?: Record<string, string>) => ({pathname, query});
    const store = 'https://example.com/store';
    expect(duplicates([at(`${store}?a=1`), at(`${store}?a=2`), at(store)])).toEqual([]);
    expect(duplicates([at(store, {a: '1'}), at(store, {a: '2'})])).toEqual([]);
    expect(duplicates([at(store, {a: '1', b: '2'}), at(store, {b: '2', a: '1'})])).toHaveLength(1);
    expect(duplicates([at(`${store}?a=1`), at(store, {a: '1'})])).toHaveLength(1);
    expect(duplicates([at(`${store}?a=1`, {b: '2'}), at(`${store}?a=1&b=2`)])).toHaveLength(1);
  });

  it('takes a site path for the same page whatever its query', () => {
    expect(duplicates([{pathname: '/a/', query: {tab: '1'}}, page('/a/')])).toHaveLength(1);
  });

  it('passes over what is no entry, which the navigation plugin reports', () => {
    const broken = [null, 'x', {title: 'No pathname'}, {pathname: 5}, page('/a/')];
    expect(duplicates(broken as unknown as NavigationEntry[])).toEqual([]);
    expect(duplicates('x' as unknown as NavigationEntry[])).toEqual([]);
    const children = 'x' as unknown as NavigationEntry[];
    expect(duplicates([{pathname: '/a/', children}])).toEqual([]);
  });
});
