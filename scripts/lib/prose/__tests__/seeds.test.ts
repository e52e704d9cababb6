import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {readPage} from '../../../../plugins/page-reader/core/readPage';
import type {FullProduct} from '../../../../plugins/site/core/types';
import type {AddressedPage} from '../links';
import {checkSections} from '../run';

interface Seed {
  name: string;
  from: string;
  to: string;
  says: string;
}

const FIXTURES = path.join(__dirname, '__fixtures__');
const ROOT = path.resolve(__dirname, '../../../..');

const read = (file: string) => readFileSync(path.join(FIXTURES, file), 'utf8');
const sound = read('sound.md');
const seeds = JSON.parse(read('seeds.json')) as Seed[];

const product: FullProduct = {
  id: 'seeds',
  name: 'Seeds',
  description: 'Pages with faults.',
  category: 'core',
  docs: 'docs/seeds',
  routeRoots: ['/seeds/'],
  logo: {light: '/a.svg', dark: '/a.svg'},
  packages: ['@mui/material'],
  versions: [{current: true}],
  history: 'docs/material-ui/_api',
};

/** In the folder of the fixtures, which has no demos. */
function pageOf(name: string, text: string): AddressedPage {
  const file = path.relative(ROOT, path.join(FIXTURES, `${name}.md`));
  return {file, text, contents: readPage(text, 'md'), address: `/seeds/${name}/`};
}

let cache = '';
let said: Map<string, string[]>;

/** One run of all: the compiler reads the library's types once. */
beforeAll(() => {
  cache = mkdtempSync(path.join(os.tmpdir(), 'prose-'));
  const pages = [
    pageOf('sound', sound),
    pageOf('second', read('second.md')),
    ...seeds.map(({from, to}, index) => pageOf(`seed-${index}`, sound.replace(from, to))),
  ];
  const {faults} = checkSections([{product, pages}], {
    siteDir: ROOT,
    products: [product],
    aliases: [],
    cache,
    rules: {
      fillers: ['simply'],
      capitals: ['Joy'],
      hosts: {'www.w3.org': ['/WAI/ARIA/apg/patterns/*/']},
    },
  });
  said = new Map();
  for (const {where, what} of faults) {
    const name = path.basename(where).replace(/\.md:\d+$/, '');
    said.set(name, [...(said.get(name) ?? []), what]);
  }
});

afterAll(() => rmSync(cache, {recursive: true, force: true}));

it('says nothing of a sound page', () => {
  expect(said.get('sound')).toBeUndefined();
  expect(said.get('second')).toBeUndefined();
});

it.each(seeds.map((seed, index) => [seed.name, seed, index] as const))(
  'finds %s',
  (_, {from, says}, index) => {
    expect(sound).toContain(from);
    expect(said.get(`seed-${index}`)).toContainEqual(expect.stringContaining(says));
  },
);
