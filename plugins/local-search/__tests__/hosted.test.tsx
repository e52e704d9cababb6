import {publishConsent} from '../../_shared/client';
import {find, mayWiden} from '../client';
import {toShard} from '../core/records/shard';
import type {Manifest} from '../core/types';
import {pageOf, versionOf} from './__fixtures__/kit';

jest.mock(
  '@generated/local-search/default/manifest.json',
  (): Manifest => ({
    folder: '/assets/search/',
    shards: [{product: 'kit', version: 'current', root: '/kit/', file: 'kit.json'}],
    hosted: {
      ...{provider: 'algolia', appId: 'AB12', apiKey: 'k', indexName: 'docs'},
      site: 'https://docs.test',
    },
  }),
  {virtual: true},
);

const KIT = {product: 'kit', version: 'current'};
const EMBEDDED = [{name: 'Button', href: '/kit/a/'}];
const HOSTED = [{name: 'Hosted button', href: '/kit/hosted/'}];
const GOOD_ANSWER = {
  hits: [{url: 'https://docs.test/kit/hosted/', hierarchy: {lvl0: 'Kit', lvl1: 'Hosted button'}}],
};
const {shard} = toShard(versionOf({pages: [pageOf('a/', 'Button')]}));

type Answer = (body: string, signal: AbortSignal) => Promise<unknown>;
let answer: Answer;
let asked: string[] = [];

const json = (value: unknown, ok = true) =>
  Promise.resolve({ok, status: ok ? 200 : 500, json: () => Promise.resolve(value)});

beforeEach(() => {
  jest.useFakeTimers();
  // Past the rest that a service gets which has failed in the test before.
  jest.setSystemTime((clock += 3_600_000));
  asked = [];
  answer = () => json(GOOD_ANSWER);
  publishConsent('analytics');
  window.fetch = jest.fn((address: string, {body, signal}: RequestInit = {}) => {
    if (address.startsWith('/assets/')) return json({...shard, text: []});
    asked.push(address);
    return answer(String(body), signal as AbortSignal);
  }) as never;
});
let clock = Date.UTC(2026, 0);

afterEach(() => jest.useRealTimers());

async function search(query = 'button', scope: Parameters<typeof find>[1] = 'all') {
  const results = find(query, scope, KIT, 5);
  await jest.advanceTimersByTimeAsync(5000);
  return results;
}

it.each(['unknown', 'essential'] as const)('sends nothing while consent is %s', async (consent) => {
  publishConsent(consent);
  expect(await search()).toMatchObject({found: EMBEDDED});
  expect(asked).toEqual([]);
});

it('sends nothing before anything is typed', async () => {
  await search(' ');
  expect(asked).toEqual([]);
});

it('shows what the service has, and asks nobody else', async () => {
  const results = await search();
  expect(results).toMatchObject({found: HOSTED, query: 'button', isWidened: false});
  expect(mayWiden(results, KIT)).toBe(false);
  expect(asked).toEqual(['https://ab12-dsn.algolia.net/1/indexes/docs/query']);
});

it('stops as soon as consent is taken back', async () => {
  await search();
  publishConsent('essential');
  expect(await search()).toMatchObject({found: EMBEDDED});
  expect(asked).toHaveLength(1);
});

const aborted: Answer = (_body, signal) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('aborted')));
  });

it.each<[string, Answer]>([
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['fails', () => json({message: 'Sorry', status: 500}, false)],
  ['answers garbage', () => json('<html>')],
  ['answers no JSON', () => Promise.resolve({ok: true, json: () => Promise.reject(new Error())})],
  ['is slow', aborted],
])('answers by its own index where the service %s, and leaves it alone', async (_what, bad) => {
  answer = bad;
  expect(await search()).toMatchObject({found: EMBEDDED, isPartial: false});
  answer = () => json(GOOD_ANSWER);
  expect(await search()).toMatchObject({found: EMBEDDED});
  expect(asked).toHaveLength(1);
  jest.setSystemTime(Date.now() + 60_000);
  expect(await search()).toMatchObject({found: HOSTED});
});

it('answers by its own index where the service has nothing', async () => {
  answer = () => json({hits: [], nbHits: 0});
  expect(await search()).toMatchObject({found: EMBEDDED});
  answer = () => json(GOOD_ANSWER);
  expect(await search()).toMatchObject({found: HOSTED});
});

it.each<[string, Answer]>([
  ['finds nothing', () => json({hits: []})],
  ['refuses', () => json({message: 'No such facet'}, false)],
])('asks without fields that records do not have, where the service %s', async (_what, first) => {
  answer = (body, signal) =>
    body.includes('facetFilters') ? first(body, signal) : json(GOOD_ANSWER);
  expect(await search('button', KIT)).toMatchObject({found: HOSTED});
  expect(asked).toHaveLength(2);
});

it('sends the last of several letters only', async () => {
  const all = ['b', 'bu', 'but'].map((query) => find(query, 'all', KIT, 5));
  await jest.advanceTimersByTimeAsync(5000);
  expect(await Promise.all(all)).toMatchObject([{}, {}, {found: HOSTED}]);
  expect(asked).toHaveLength(1);
});

it('does not take a request for failed that a later letter has ended', async () => {
  answer = aborted;
  const first = find('bu', 'all', KIT, 5);
  await jest.advanceTimersByTimeAsync(500);
  answer = () => json(GOOD_ANSWER);
  expect(await search('but')).toMatchObject({found: HOSTED});
  expect(await first).toMatchObject({found: EMBEDDED});
});
