import {readAnswer} from '../core/hosted/answer';
import {foundOf} from '../core/hosted/found';
import {requestOf} from '../core/hosted/request';
import {GOOD} from '../core/query/search';

const ALGOLIA = {provider: 'algolia', appId: 'AB12', apiKey: 'k', indexName: 'my docs'} as const;
const TYPESENSE = {
  provider: 'typesense',
  host: 'https://search.test',
  apiKey: 'k',
  collection: 'docs',
} as const;
const KIT = {product: 'kit', version: 'current'};
const site = {
  origins: ['http://localhost:3000', 'https://docs.test'],
  shards: [
    {...KIT, root: '/kit/', file: ''},
    {product: 'lab', version: 'v1', root: '/lab/v1/', file: ''},
  ],
};
const record = (url: string, levels: (string | null)[], content: string | null = null) => ({
  objectID: url,
  url,
  anchor: url.split('#')[1] ?? '',
  type: content === null ? `lvl${levels.length - 1}` : 'content',
  content,
  hierarchy: Object.fromEntries(
    [0, 1, 2, 3, 4, 5, 6].map((at) => [`lvl${at}`, levels[at] ?? null]),
  ),
});
const PAGE = record('https://docs.test/kit/button/', ['Kit', 'Button'], 'Press it.');
const HEADING = record('https://docs.test/kit/button/#icons', ['Kit', 'Button', 'Icons\u200b']);
const read = (...hits: object[]) => readAnswer('algolia', {hits, nbHits: hits.length, page: 0});
const find = (...hits: object[]) => foundOf(read(...hits), 'all', site, 9);

it('asks Algolia for a query in a version of a product', () => {
  expect(requestOf(ALGOLIA, ' a/b ', KIT, 40)).toEqual({
    url: 'https://ab12-dsn.algolia.net/1/indexes/my%20docs/query',
    headers: {'X-Algolia-Application-Id': 'AB12', 'X-Algolia-API-Key': 'k'},
    body: expect.any(String) as string,
  });
  expect(JSON.parse(requestOf(ALGOLIA, ' a/b ', KIT, 40).body)).toMatchObject({
    query: 'a/b',
    hitsPerPage: 40,
    facetFilters: [['product_id:kit'], ['version:current']],
  });
  expect(requestOf(ALGOLIA, 'a', 'all', 40).body).not.toContain('facetFilters');
});

it('asks Typesense likewise', () => {
  const {url, headers, body} = requestOf(TYPESENSE, 'x'.repeat(999), KIT, 40);
  expect({url, headers}).toEqual({
    url: 'https://search.test/multi_search',
    headers: {'X-TYPESENSE-API-KEY': 'k'},
  });
  expect(JSON.parse(body)).toMatchObject({
    searches: [
      {
        collection: 'docs',
        q: 'x'.repeat(200),
        per_page: 40,
        filter_by: 'product_id:=`kit` && version:=`current`',
        query_by: expect.stringMatching(/^hierarchy\.lvl0,.*,content$/) as string,
      },
    ],
  });
  expect(requestOf(TYPESENSE, 'a', 'all', 40).body).not.toContain('filter_by');
});

it('says what was found as the site itself does', () => {
  expect(find(PAGE, HEADING)).toEqual([
    {
      ...{kind: 'page', name: 'Button', owner: '', from: '', about: 'Press it.'},
      ...{href: '/kit/button/', ...KIT, score: GOOD + 9},
    },
    {
      ...{kind: 'heading', name: 'Icons', owner: 'Button', from: '', about: ''},
      ...{href: '/kit/button/#icons', ...KIT, score: GOOD + 8},
    },
  ]);
});

it('reads both forms of records that Typesense has', () => {
  const flat = {url: PAGE.url, 'hierarchy.lvl0': 'Kit', 'hierarchy.lvl1': 'Button', content: 'Do.'};
  const hits = [{document: flat, highlights: []}, {document: HEADING}];
  const answer = {results: [{found: 2, hits, search_time_ms: 1}]};
  const found = foundOf(readAnswer('typesense', answer), 'all', site, 9);
  expect(found).toMatchObject([
    {kind: 'page', name: 'Button', about: 'Do.'},
    {kind: 'heading', name: 'Icons'},
  ]);
});

it.each([
  ['of another site', 'https://evil.test/kit/other/'],
  ['that is not safe', 'http://docs.test/kit/other/'],
  ['that runs', 'javascript:alert(1)//https://docs.test/kit/other/'],
  ['that holds its page', 'data:text/html,kit'],
  ['that begins nowhere', '/kit/other/'],
  ['in a name', 'https://docs.test@evil.test/kit/other/'],
  ['of no version that is searched', 'https://docs.test/blog/button/'],
])('leaves out an address %s', (_what, url) => {
  expect(find(record(url, ['Kit', 'Other']), PAGE)).toMatchObject([{name: 'Button'}]);
});

it('leaves out an address that is of another site once its origin is taken off', () => {
  const whole = {...site, shards: [{...KIT, root: '/', file: ''}]};
  const bad = ['https://docs.test//evil.test/', 'https://docs.test/\\evil.test/'];
  const hits = read(...bad.map((url) => record(url, ['Kit', 'Other'])), PAGE);
  expect(foundOf(hits, 'all', whole, 9)).toMatchObject([{href: '/kit/button/'}]);
});

it('keeps texts as they are, cuts long ones, and leaves out what has no name', () => {
  const long = record('https://docs.test/kit/a/', ['', '<b>A</b>'], 'word '.repeat(99));
  const [first, ...others] = find(long, record('https://docs.test/kit/b/', [null, '\u200b']));
  expect(first).toMatchObject({name: '<b>A</b>'});
  expect(first?.about).toHaveLength(160);
  expect(others).toEqual([]);
});

it('names an address once, without anchors that are no headings, and as often as asked', () => {
  const same = record(`${PAGE.url}#__docusaurus_skipToContent_fallback`, ['Kit', 'Button']);
  expect(find(PAGE, same).map(({href}) => href)).toEqual(['/kit/button/']);
  expect(foundOf(read(PAGE, HEADING), 'all', site, 1)).toHaveLength(1);
});

it('stays in the version that is searched, also of the site as it is served here', () => {
  const past = record('http://localhost:3000/lab/v1/x/?a=1#b', ['Lab', 'X', 'B']);
  const found = foundOf(read(past, PAGE), {product: 'lab', version: 'v1'}, site, 9);
  expect(found.map(({href}) => href)).toEqual(['/lab/v1/x/?a=1#b']);
});

it.each([
  [null],
  ['text'],
  [[]],
  [{}],
  [{message: 'Invalid Application-ID or API key', status: 403}],
  [{results: []}],
  [{results: [{code: 404, error: 'Could not find a filter field named `version`.'}]}],
])('refuses what is no answer: %j', (answer) => {
  expect(() => readAnswer('algolia', answer)).toThrow();
  expect(() => readAnswer('typesense', answer)).toThrow();
});

it('makes nothing of records that are none', () => {
  expect(foundOf(readAnswer('algolia', {hits: [null, 1, {}, {url: 7}]}), 'all', site, 9)).toEqual(
    [],
  );
  expect(foundOf(readAnswer('typesense', {results: [{hits: [{}]}]}), 'all', site, 9)).toEqual([]);
});
