import {keyOf, lastNotAfter} from '../core/address';
import {cutPages, keptRoutes} from '../core/cut';
import {addressesAsked} from '../core/versions';
import type {SourceRoute} from '../core/types';

const page = (path: string, attributes = {}): SourceRoute => ({
  path,
  hash: 'a1',
  exact: true,
  attributes,
});
const layout = (path: string, routes: SourceRoute[]): SourceRoute => ({
  path,
  hash: 'b2',
  routes,
  attributes: {},
});

/** Pages of a folder, last first. */
function folder(path: string, count: number): SourceRoute[] {
  const names = Array.from({length: count}, (_, at) => String(count - at).padStart(3, '0'));
  return names.map((name) => page(`${path}p${name}/`));
}

/** The address of each page in the shard where a browser looks for it. */
function found(routes: readonly SourceRoute[], addresses: readonly string[]): boolean[] {
  const shards = cutPages(routes);
  const firsts = shards.map(({first}) => first);
  return addresses.map((address) => {
    const shard = shards[lastNotAfter(firsts, keyOf(address))];
    return shard?.pages.some(({path}) => keyOf(path) === keyOf(address)) ?? false;
  });
}

const SITE = [
  page('/'),
  layout('/ui', [
    layout('/ui', [...folder('/ui/a/', 30), ...folder('/ui/b-c/', 100), ...folder('/ui/b/', 60)]),
  ]),
  page('/search/'),
  {path: '*', attributes: {}},
];

it('finds every page in its shard, however its address is written', () => {
  const all = ['/', '/search/', '/ui/a/p001/', '/ui/b/p060/', '/ui/b-c/p050', '/UI/b/P033/'];
  const files = ['/ui/b/p033/index.html', '/search.html'];
  expect(found(SITE, [...all, ...files])).toEqual(Array(8).fill(true));
  expect(found(SITE, ['/ui/none/', '/aaa/'])).toEqual([false, false]);
});

it('cuts where folders end, and after 48 pages at the latest', () => {
  const shards = cutPages(SITE);
  expect(shards.map(({pages}) => pages.length)).toEqual([32, 48, 48, 48, 16]);
  expect(shards.map(({first}) => first).slice(0, 3)).toEqual(['', ' ui b p001', ' ui b p049']);
});

it('keeps layouts, patterns and the page of errors for all pages, with their places', () => {
  const pattern = page('/old/:name');
  const kept = keptRoutes([page('/'), layout('/ui', [page('/ui/'), pattern]), ...SITE.slice(3)]);
  expect(kept.map(({path, order}) => [path, order])).toEqual([
    ['/ui', 1],
    ['*', 2],
  ]);
  expect(kept[0]?.routes?.map(({path, order}) => [path, order])).toEqual([['/old/:name', 1]]);
});

it('leaves the tabs of a page with it', () => {
  const tabs = Array.from({length: 60}, (_, at) => `/ui/c${String(at).padStart(2, '0')}/`);
  const pages = tabs.flatMap((path) => [page(path), page(`${path}components-api/`)]);
  const shards = cutPages([page('/ui/a/'), ...pages]);
  const last = shards.map((shard) => shard.pages.at(-1)?.path);
  expect(last.every((path) => path?.endsWith('components-api/'))).toBe(true);
});

it('tells of a page which other versions have it', () => {
  const moved = {moved: {'/ui/v1/': '/ui/v1/old/', '/ui/v0/': null}};
  const asked = addressesAsked([
    layout('/ui', [
      layout('/ui/v1', [page('/ui/v1/a'), page('/ui/v1/old/')]),
      layout('/ui/', [page('/ui/a/'), page('/ui/b/'), page('/ui/new/', moved)]),
    ]),
  ]);
  expect(asked(page('/ui/a/'))).toEqual(['/ui/v1/a/']);
  expect(asked(page('/ui/v1/a/'))).toEqual(['/ui/a/']);
  expect(asked(page('/ui/b/'))).toEqual([]);
  expect(asked(page('/ui/new/', moved))).toEqual(['/ui/v1/old/']);
});
