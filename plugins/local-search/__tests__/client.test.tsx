import {find, mayWiden, widen} from '../client';
import {toShard} from '../core/records/shard';
import {textParts} from '../core/records/terms';
import type {Manifest} from '../core/types';
import {pageOf, versionOf} from './__fixtures__/kit';

jest.mock(
  '@generated/local-search/default/manifest.json',
  (): Manifest => ({
    folder: '/assets/search/',
    shards: [
      {product: 'kit', version: 'current', root: '/kit/', file: 'kit.json'},
      {product: 'lab', version: 'current', root: '/lab/', file: 'lab.json'},
    ],
  }),
  {virtual: true},
);

const KIT = {product: 'kit', version: 'current'};
/** File → what it has. */
const files = new Map<string, string>();
const asked: string[] = [];

function publish(product: string, page: ReturnType<typeof pageOf>) {
  const {shard, texts} = toShard(versionOf({product, root: `/${product}/`, pages: [page]}));
  const [terms = {}] = textParts(texts);
  const [part, first = ''] = [`${product}.text.json`, Object.keys(terms)[0]];
  files.set(`${product}.json`, JSON.stringify({...shard, text: [[first, part]]}));
  files.set(part, JSON.stringify(terms));
}

beforeEach(() => {
  asked.length = 0;
  publish('kit', pageOf('a/', 'Button', {Icons: 'Put icons before it.'}));
  publish('lab', pageOf('b/', 'Timeline'));
  window.fetch = jest.fn((address: string) => {
    const file = address.replace('/assets/search/', '');
    asked.push(file);
    const text = files.get(file);
    return Promise.resolve({
      ok: text !== undefined,
      status: 404,
      json: () => Promise.resolve(JSON.parse(text ?? '') as unknown),
    });
  }) as never;
});

// The order matters: what was loaded once is kept.

it('says that the index is missing or torn, and asks for it again', async () => {
  files.delete('kit.json');
  await expect(find('button', KIT, KIT, 5)).rejects.toThrow();
  files.set('kit.json', '{"pages": [');
  await expect(find('button', KIT, KIT, 5)).rejects.toThrow();
  files.set('kit.json', '{}');
  await expect(find('button', KIT, KIT, 5)).rejects.toThrow();
});

it('answers by names where the texts are missing, and says so', async () => {
  files.delete('kit.text.json');
  expect(await find('icons', KIT, KIT, 5)).toMatchObject({
    found: [{href: '/kit/a/#icons'}],
    isPartial: true,
  });
});

it('loads what a query needs, once', async () => {
  expect(await find('icons', KIT, KIT, 5)).toMatchObject({isPartial: false, query: 'icons'});
  expect(asked).toEqual(['kit.text.json']);
  await find('icons', KIT, KIT, 5);
  expect(asked).toHaveLength(1);
});

it('asks other products where one has nothing good', async () => {
  const own = await find('timeline', KIT, KIT, 5);
  expect(own.found).toEqual([]);
  expect(mayWiden(own, KIT)).toBe(true);
  expect(await widen(own, KIT, 5)).toMatchObject({
    found: [{product: 'lab', href: '/kit/b/'}],
    isWidened: true,
  });
  const good = await find('button', KIT, KIT, 5);
  expect(mayWiden(good, KIT)).toBe(false);
  expect(mayWiden(own, 'all')).toBe(false);
  expect(mayWiden({...own, query: 'ti'}, KIT)).toBe(false);
});

it('answers from all products', async () => {
  expect(await find('timeline', 'all', KIT, 5)).toMatchObject({found: [{product: 'lab'}]});
});
