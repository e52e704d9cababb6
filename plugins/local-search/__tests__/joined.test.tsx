import {find} from '../client';
import {toShard} from '../core/records/shard';
import type {Manifest} from '../core/types';
import {pageOf, versionOf} from './__fixtures__/kit';

jest.mock(
  '@generated/local-search/default/manifest.json',
  (): Manifest => ({
    folder: '/assets/search/',
    shards: [{product: 'kit', version: 'current', root: '/kit/', file: 'kit.json'}],
    joined: '/joined/search.json',
  }),
  {virtual: true},
);

const KIT = {product: 'kit', version: 'current'};
const LAB = {product: 'lab', version: 'current'};
const files = new Map<string, unknown>();

function publish(product: string, title: string) {
  const page = pageOf('a/', title);
  const {shard} = toShard(versionOf({product, root: `/${product}/`, pages: [page]}));
  files.set(`/assets/search/${product}.json`, {...shard, text: []});
}

beforeEach(() => {
  publish('kit', 'Button');
  publish('lab', 'Timeline');
  window.fetch = jest.fn((address: string) =>
    Promise.resolve({
      ok: files.has(address),
      status: 404,
      json: () => Promise.resolve(files.get(address)),
    }),
  ) as never;
});

// The order matters: what was loaded once is kept.

it('searches its own part alone where the others are not to be had', async () => {
  expect((await find('timeline', 'all', KIT, 5)).found).toEqual([]);
  expect((await find('button', 'all', KIT, 5)).found).toMatchObject([{name: 'Button'}]);
});

it('searches all parts of a joined site', async () => {
  const shards = [
    {...KIT, root: '/kit/', file: 'kit.json'},
    {...LAB, root: '/lab/', file: 'lab.json'},
  ];
  files.set('/joined/search.json', {shards});
  expect((await find('timeline', 'all', KIT, 5)).found).toMatchObject([
    {name: 'Timeline', product: 'lab'},
  ]);
});
