import type {Extraction} from '../core/extract';
import type {ApiModel} from '../core/model';
import {loadProduct, type Tools} from '../core/product';

const KIT = {product: 'kit', package: 'a-kit'};
const SOURCE = {facts: {name: 'a-kit', version: '1.0.0', origin: null}, fingerprint: ''};

const page = (frontMatter: Record<string, unknown>) => ({file: 'docs/a.md', frontMatter});

/** Tools of a package that exports nothing but `Card`. */
function setUp(source: typeof SOURCE | undefined = SOURCE, hasTypes = true) {
  const extract = jest.fn<ReturnType<Tools['extract']>, Parameters<Tools['extract']>>(
    (_facts, targets): Promise<Extraction> =>
      Promise.resolve({
        models: targets.filter(({name}) => name === 'Card').map(({name}) => ({name}) as ApiModel),
        unknown: targets.filter(({name}) => name !== 'Card'),
        exported: ['Card'],
        hasTypes,
      }),
  );
  const tools: Tools = {
    cache: {digest: (text) => text, read: () => undefined, write: () => undefined},
    wording: {quote: (value) => JSON.stringify(value), nearest: () => []},
    sourceOf: (name) => (name === KIT.package ? source : undefined),
    extract,
  };
  return {tools, extract};
}

test('extracts what the pages name from the package', async () => {
  const {tools, extract} = setUp();
  const loaded = await loadProduct(KIT, [page({components: ['Card']})], tools);
  expect(loaded).toEqual({models: [{name: 'Card'}], faults: []});
  expect(extract.mock.calls).toEqual([[SOURCE.facts, [{name: 'Card', kind: 'component'}]]]);
});

test('pages that name nothing need no package', async () => {
  const {tools, extract} = setUp();
  const nowhere = {...KIT, package: 'nowhere'};
  expect(await loadProduct(nowhere, [page({})], tools)).toEqual({models: [], faults: []});
  expect(extract).not.toHaveBeenCalled();
});

test('misread fields and unknown names are told together', async () => {
  const {tools} = setUp();
  const pages = [page({components: 3}), page({components: ['Card', 'Crad']})];
  const {models, faults} = await loadProduct(KIT, pages, tools);
  expect(models).toEqual([{name: 'Card'}]);
  expect(faults.map(({what}) => what)).toEqual([
    'got 3',
    'a-kit 1.0.0 exports no component "Crad"',
  ]);
});

test.each([
  ['is not there', {...KIT, package: 'nowhere'}, true, 'nowhere is not installed'],
  ['has no types', KIT, false, 'a-kit 1.0.0 has no type declarations'],
])('a package that %s is one fault, beside the misread fields', async (_, kit, types, what) => {
  const {tools} = setUp(SOURCE, types);
  const pages = [page({hooks: 3}), page({components: ['Crad', 'Drac']})];
  const {faults} = await loadProduct(kit, pages, tools);
  expect(faults.map((fault) => fault.what)).toEqual(['got 3', what]);
});
