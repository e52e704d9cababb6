/** @jest-environment node */
import {deleteSets, findSaved, saveSet, savedSets} from '../client/worker/saved';
import type {Shelf} from '../client/worker/saved';
import type {OfflineSet, SaveReport} from '../core/types';
import {FakeCaches} from './__fixtures__/fakeCaches';

const LIST = '/offline/ui.json';

const setOf = (revision: string, files: OfflineSet['files']): OfflineSet => ({
  product: 'ui',
  name: 'Kit',
  revision,
  bytes: 1,
  files,
});
const FIRST = setOf('r1', [
  {url: '/assets/js/a.1.js', revision: null},
  {url: '/ui/', revision: 'p1'},
  {url: '/ui/same/', revision: 's1'},
]);
const SECOND = setOf('r2', [
  {url: '/assets/js/a.2.js', revision: null},
  {url: '/ui/', revision: 'p2'},
  {url: '/ui/same/', revision: 's1'},
]);

let caches: FakeCaches;
let server: Map<string, string>;
let asked: string[];
let shelf: Shelf;

beforeEach(() => {
  caches = new FakeCaches();
  server = new Map();
  asked = [];
  shelf = {
    caches: caches as unknown as CacheStorage,
    baseUrl: '/',
    fetch: async (url) => {
      asked.push(url);
      const text = server.get(url);
      if (text === 'unreachable') throw new TypeError('Failed to fetch');
      return text === undefined ? new Response('', {status: 404}) : new Response(text);
    },
  };
});

function serve(set: OfflineSet): void {
  server.clear();
  server.set(LIST, JSON.stringify(set));
  for (const {url} of set.files) server.set(url, `${url} of ${set.revision}`);
}

const save = (report: (report: SaveReport) => void = () => undefined) =>
  saveSet(shelf, 'ui', report);
const textOf = async (url: string) => (await findSaved(shelf, url))?.text();

it('keeps every file, and says after each how far it is', async () => {
  serve(FIRST);
  const reports: SaveReport[] = [];
  expect(await save((report) => reports.push(report))).toEqual({state: 'saved'});
  expect(reports.map((report) => 'done' in report && report.done)).toEqual([1, 2, 3]);
  expect(await textOf('/ui/')).toBe('/ui/ of r1');
  expect((await savedSets(shelf)).map(({set}) => set.revision)).toEqual(['r1']);
});

it('counts what is missing, and is not whole then', async () => {
  serve(FIRST);
  server.set('/ui/', 'unreachable');
  server.delete('/ui/same/');
  expect(await save()).toEqual({state: 'incomplete', missing: 2});
  expect(await savedSets(shelf)).toEqual([]);
  expect(await textOf('/assets/js/a.1.js')).toBeUndefined();
});

it('gives up a file that never comes, and keeps the others', async () => {
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  serve(FIRST);
  const {fetch} = shelf;
  shelf.fetch = (url, init) =>
    url === '/ui/' && init?.signal?.aborted
      ? new Promise((_, no) => no(init.signal?.reason))
      : fetch(url);
  expect(await save()).toEqual({state: 'incomplete', missing: 1});
  jest.restoreAllMocks();
});

it('takes a file that stops half way for missing', async () => {
  serve(FIRST);
  const {fetch} = shelf;
  const half = () =>
    new ReadableStream({
      pull: (body) => body.error(new TypeError('network error')),
    });
  shelf.fetch = async (url) => (url === '/ui/' ? new Response(half()) : fetch(url));
  expect(await save()).toEqual({state: 'incomplete', missing: 1});
});

it('goes on where it ended', async () => {
  serve(FIRST);
  server.set('/ui/', 'unreachable');
  await save();
  serve(FIRST);
  asked = [];
  expect(await save()).toEqual({state: 'saved'});
  expect(asked).toEqual([LIST, '/ui/']);
});

it('goes without a file that may not be there, but not without one that cannot be reached', async () => {
  const optional = {url: '/img/later.svg', revision: 'x', optional: true} as const;
  serve(setOf('r1', [optional]));
  server.delete(optional.url);
  expect(await save()).toEqual({state: 'saved'});
  serve(setOf('r2', [{...optional, revision: 'y'}]));
  server.set(optional.url, 'unreachable');
  expect(await save()).toEqual({state: 'incomplete', missing: 1});
});

describe('with a new release', () => {
  beforeEach(async () => {
    serve(FIRST);
    await save();
    asked = [];
  });

  it('loads only what changed, then forgets the old', async () => {
    serve(SECOND);
    expect(await save()).toEqual({state: 'saved'});
    expect(asked.sort()).toEqual(['/assets/js/a.2.js', LIST, '/ui/']);
    expect(await textOf('/ui/')).toBe('/ui/ of r2');
    expect(await textOf('/ui/same/')).toBe('/ui/same/ of r1');
    expect(await textOf('/assets/js/a.1.js')).toBeUndefined();
  });

  it('answers with the old, and nothing of the new, until that is whole', async () => {
    serve(SECOND);
    server.set('/assets/js/a.2.js', 'unreachable');
    await save();
    expect(await textOf('/ui/')).toBe('/ui/ of r1');
    expect(await textOf('/assets/js/a.1.js')).toBe('/assets/js/a.1.js of r1');
  });

  it('loads nothing where nothing changed', async () => {
    await save();
    expect(asked).toEqual([LIST]);
  });
});

it('takes a hashed file from wherever it is kept', async () => {
  serve(FIRST);
  const other = await caches.open('vitrine-assets-all@/');
  await other.put('/assets/js/a.1.js', new Response('kept'));
  await save();
  expect(asked).not.toContain('/assets/js/a.1.js');
  expect(await textOf('/assets/js/a.1.js')).toBe('kept');
});

it.each([
  ['there is no such product', () => server.clear(), 'unknown'],
  ['there is no network', () => server.set(LIST, 'unreachable'), 'network'],
  ['there is no space', () => (caches.isFull = true), 'storage'],
  ['the storage is broken', () => (caches.isBroken = true), 'storage'],
])('fails readably where %s', async (_case, breakIt, reason) => {
  serve(FIRST);
  breakIt();
  expect(await save()).toEqual({state: 'failed', reason});
});

it('removes a product, and no other', async () => {
  serve(FIRST);
  await save();
  await caches.open('vitrine-saved-other-r1@/');
  await deleteSets(shelf, 'ui');
  expect(await caches.keys()).toEqual(['vitrine-saved-other-r1@/']);
});

it('finds nothing in a broken storage, without an error', async () => {
  caches.isBroken = true;
  expect(await findSaved(shelf, '/ui/')).toBeUndefined();
});
