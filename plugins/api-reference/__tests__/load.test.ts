import {createHash} from 'node:crypto';
import type {Mention} from '../core/collect';
import type {Extraction} from '../core/extract';
import {loadModels} from '../core/load';
import type {ApiModel} from '../core/model';

const SOURCE = {facts: {name: 'kit', version: '1.0.0', origin: null}, fingerprint: 'a'};

const mention = (name: string): Mention => ({
  name,
  kind: 'component',
  file: 'docs/a.md',
  field: 'components',
});

function setUp() {
  const files = new Map<string, string>();
  const cache = {
    digest: (text: string) => createHash('sha256').update(text).digest('hex'),
    read: (name: string) => files.get(name),
    write: (name: string, text: string) => void files.set(name, text),
  };
  const extract = jest.fn((targets: readonly {name: string}[]): Promise<Extraction> =>
    Promise.resolve({
      models: targets.map(({name}) => ({name}) as ApiModel),
      unknown: [],
      exported: [],
      hasTypes: true,
    }),
  );
  return {files, cache, extract};
}

test('extracts what the cache lacks, and keeps the order of the mentions', async () => {
  const {cache, extract} = setUp();
  await loadModels([mention('B')], SOURCE, cache, extract);
  const all = ['A', 'B', 'C'].map(mention);
  const {models} = await loadModels(all, SOURCE, cache, extract);
  expect(models.map(({name}) => name)).toEqual(['A', 'B', 'C']);
  expect(extract.mock.calls.map(([targets]) => targets.map(({name}) => name))).toEqual([
    ['B'],
    ['A', 'C'],
  ]);
});

test.each([
  ['package version', {...SOURCE, facts: {...SOURCE.facts, version: '1.0.1'}}],
  ['fingerprint', {...SOURCE, fingerprint: 'b'}],
])('another %s makes the cache stale', async (_, source) => {
  const {cache, extract} = setUp();
  await loadModels([mention('A')], SOURCE, cache, extract);
  await loadModels([mention('A')], source, cache, extract);
  expect(extract).toHaveBeenCalledTimes(2);
});

test('a cached file has the name it is of, and what it was made of', async () => {
  const {files, cache, extract} = setUp();
  const digest = jest.fn((_key: string) => 'abc');
  await loadModels([mention('TextField')], SOURCE, {...cache, digest}, extract);
  expect([...files.keys()]).toEqual(['text-field-abc.json']);
  expect(digest.mock.calls).toEqual([
    [JSON.stringify(['kit', '1.0.0', null, 'a', 'TextField', 'component'])],
  ]);
});

test('a torn file counts as missing', async () => {
  const {files, cache, extract} = setUp();
  await loadModels([mention('A')], SOURCE, cache, extract);
  for (const name of files.keys()) files.set(name, '{"name": "A');
  const {models} = await loadModels([mention('A')], SOURCE, cache, extract);
  expect(models).toEqual([{name: 'A'}]);
});
