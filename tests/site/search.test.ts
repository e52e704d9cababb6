import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {partsOf} from '../../plugins/local-search/core/query/fullText';
import {ask} from '../../plugins/local-search/core/query/ask';
import {open} from '../../plugins/local-search/core/query/open';
import {search, type Source} from '../../plugins/local-search/core/query/search';
import type {Found, Manifest, Shard, Terms} from '../../plugins/local-search/core/types';
import {nastyQueries} from '../search/nastyQueries';
import {ROOT} from '../contract/tree';
import {freshBuild} from './copies';

/** What is typed, where (`product` or `product@version`), and what has to come first. */
interface Query {
  q: string;
  in?: string;
  first: string | string[];
}

const GROUPS = parse(readFileSync(path.join(ROOT, 'tests/search/queries.yml'), 'utf8')) as Record<
  string,
  Query[]
>;

/** What share of a group has to be right. */
const NEEDED: Record<string, number> = {components: 0.95, 'props and classes': 0.95};
const NEEDED_OTHERWISE = 0.9;
/** Milliseconds for all queries: many times what they take, so that only one that hardly ends is over it. */
const LONGEST = 60_000;

/** In a script: which shard is whose. Its keys are as they were written, others are shortened. */
const SHARDS = /\[\{"product":"[^\]]*"file":"[^\]]*\]/;

let shards: Manifest['shards'];
let sources: Source[];

beforeAll(() => {
  shards = publishedShards();
  sources = shards.map(({file}) => {
    const opened = open(read<Shard>(file));
    return {opened, terms: opened.shard.text.map(([, part]) => read<Terms>(part))};
  });
});

function read<T>(file: string): T {
  return JSON.parse(published(file)) as T;
}

/** Of the first language: what the build has made last is the other one's. */
function publishedShards(): Manifest['shards'] {
  const scripts = path.join(freshBuild(), 'assets/js');
  for (const file of readdirSync(scripts).filter((name) => name.endsWith('.js'))) {
    const [found] = SHARDS.exec(readFileSync(path.join(scripts, file), 'utf8')) ?? [];
    if (found !== undefined) return JSON.parse(found) as Manifest['shards'];
  }
  throw new Error(`no script in ${scripts} tells of the index`);
}

function published(file: string): string {
  return readFileSync(path.join(freshBuild(), 'assets/search', file), 'utf8');
}

function answer({q, in: scope}: Pick<Query, 'q' | 'in'>): Found[] {
  const [product, version = 'current'] = scope?.split('@') ?? [];
  const asked = sources.filter(
    ({opened: {shard}}) =>
      shard.version === version && (product === undefined || shard.product === product),
  );
  return search(q, asked, 20).found;
}

function isRight({href}: Pick<Found, 'href'>, {first}: Query): boolean {
  return [first]
    .flat()
    .some((want) => href === want || (!want.includes('#') && href.startsWith(`${want}#`)));
}

it('has at least 220 queries', () => {
  expect(Object.values(GROUPS).flat().length).toBeGreaterThanOrEqual(220);
});

it.each(Object.entries(GROUPS))('answers %s', (name, queries) => {
  const wrong = queries.flatMap((query) => {
    const [first = {href: 'nothing'}] = answer(query);
    return isRight(first, query) ? [] : [`${query.q} → ${first.href}`];
  });
  const needed = NEEDED[name] ?? NEEDED_OTHERWISE;
  const mayFail = Math.floor(queries.length * (1 - needed));
  expect(wrong.slice(mayFail)).toEqual([]);
});

it('answers questions by a guide', () => {
  const {questions = []} = GROUPS;
  const explains = ['component', 'page', 'heading', 'migration', 'demo'];
  const others = questions.filter((query) => !explains.includes(answer(query)[0]?.kind ?? ''));
  expect(others.slice(Math.floor(questions.length * 0.05)).map(({q}) => q)).toEqual([]);
});

it(
  'answers whatever is typed, and throws nothing',
  () => {
    const all = Object.values(GROUPS).flatMap((group) => group.map(({q}) => q));
    for (const q of [...all, ...nastyQueries()]) answer({q});
  },
  LONGEST,
);

it('loads little for a first query', () => {
  const [own] = shards.filter(
    ({product, version}) => product === 'material-ui' && version === 'current',
  );
  const {text} = read<Shard>(own?.file ?? '');
  const parts = partsOf(ask('how do I disable a button'), text);
  const bytes = [own?.file ?? '', ...parts].map((file) => published(file).length);
  // Before they are packed for the way, which makes a fifth of them.
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(250_000);
});
