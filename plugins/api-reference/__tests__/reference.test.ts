import {nearest, quote} from '../../_shared/node';
import type {Cache} from '../core/load/cache';
import type {Extraction, Request} from '../../api-model/core/extract/extract';
import type {ApiModel} from '../../api-model/core/model';
import {
  defaultWarnings,
  loadReferences,
  byFolder,
  dataFolderOf,
  type ProductOptions,
} from '../core/load/reference';
import {modelOf} from '../../api-model/__tests__/__fixtures__/models';

const kit = (more: Partial<ProductOptions> = {}): ProductOptions => ({
  product: 'kit',
  version: 'current',
  package: 'plain-kit',
  entry: '',
  instances: ['kit'],
  exclude: [],
  include: [],
  history: '',
  ...more,
});

const model = (name: string): ApiModel =>
  modelOf({name, kind: name.startsWith('use') ? 'hook' : 'component'});

const warning = {
  component: 'Card',
  prop: 'size',
  documented: '1',
  actual: '2',
  file: 'Card.js',
  line: 3,
};

/** A package of three names, one of them not public. */
function answer({targets}: Request): Extraction {
  const wanted = targets === 'public' ? ['useCard', 'Card'] : targets.map(({name}) => name);
  const known = wanted.filter((name) => ['Card', 'useCard', 'Hidden'].includes(name));
  return {
    models: known.map(model),
    unknown: wanted
      .filter((name) => !known.includes(name))
      .map((name) => ({name, kind: 'component'})),
    exported: ['Card', 'useCard'],
    importable: [],
    hasTypes: true,
    warnings: targets === 'public' ? [warning] : [],
  };
}

function toolsOf(give = answer) {
  const kept = new Map<string, Extraction[]>();
  const cache: Cache<Extraction[]> = {
    read: (key) => kept.get(key),
    write: (key, value) => void kept.set(key, value),
  };
  const extract = jest.fn((requests: readonly Request[]) => Promise.resolve(requests.map(give)));
  const sourceOf = (name: string) =>
    name === 'missing'
      ? undefined
      : {facts: {name, version: '1.0.0', origin: null}, fingerprint: 'f'};
  return {cache, extract, sourceOf, wording: {nearest, quote}, kept};
}

test('a past version has a folder of its own', () => {
  expect([dataFolderOf(kit()), dataFolderOf(kit({version: 'v1'}))]).toEqual(['kit', 'kit/v1']);
});

const namesOf = ({models}: {models: readonly ApiModel[]} = {models: []}) =>
  models.map(({name}) => name);

test('components come before hooks; what is excluded is left out, what is included added', async () => {
  const tools = toolsOf();
  const {loaded, faults} = await loadReferences([kit({include: ['Hidden']})], tools);
  expect(faults).toEqual([]);
  expect(namesOf(loaded[0])).toEqual(['Card', 'Hidden', 'useCard']);
  const fewer = await loadReferences([kit({exclude: ['Card']})], tools);
  expect(namesOf(fewer.loaded[0])).toEqual(['useCard']);
});

test('all packages are extracted at once, and only when the cache lacks one', async () => {
  const tools = toolsOf();
  const products = [kit(), kit({product: 'kin', package: 'kin'})];
  const first = await loadReferences(products, tools);
  expect(tools.extract).toHaveBeenCalledTimes(1);
  expect(await loadReferences(products, tools)).toEqual(first);
  expect(tools.extract).toHaveBeenCalledTimes(1);
  await loadReferences([...products, kit({product: 'far', package: 'far'})], tools);
  expect(tools.extract.mock.calls[1]?.[0].map(({facts}) => facts.name)).toEqual(['far', 'far']);
});

test('a package that is missing, has no types, or nothing to show is told, all at once', async () => {
  const tools = toolsOf((request) => ({
    ...answer(request),
    models: [],
    hasTypes: request.facts.name !== 'untyped',
  }));
  const products = ['missing', 'untyped', 'empty'].map((name) => kit({package: name}));
  const {loaded, faults} = await loadReferences(products, tools);
  expect(loaded).toEqual([]);
  expect(faults.map(({what}) => what)).toEqual([
    'missing is not installed',
    'untyped 1.0.0 has no type declarations',
    'empty 1.0.0 exports no component and no hook',
  ]);
  // Types may come without a new version.
  expect(tools.kept.size).toBe(1);
});

test('a library whose own source is not where it should be is told', async () => {
  const {faults} = await loadReferences(
    [kit({package: 'missing', entry: 'src/indx.ts'})],
    toolsOf(),
  );
  expect(faults.map(({where, what}) => `${where}: ${what}`)).toEqual([
    'plugin api-reference, entry of product kit: there is no file src/indx.ts',
  ]);
});

test('an included name that does not exist is told', async () => {
  const {faults} = await loadReferences([kit({include: ['Crad']})], toolsOf());
  expect(faults.map(({what, fix}) => `${what}: ${fix}`)).toEqual([
    'plain-kit has no component or hook "Crad": did you mean "Card"?',
  ]);
});

test('packages of one version belong together', async () => {
  const products = [kit(), kit({version: 'v1'}), kit({package: 'lab'})];
  const {loaded} = await loadReferences(products, toolsOf());
  const groups = [...byFolder(loaded)].map(([folder, packages]) => [
    folder,
    packages.map(({facts}) => facts.name),
  ]);
  expect(groups).toEqual([
    ['kit', ['plain-kit', 'lab']],
    ['kit/v1', ['plain-kit']],
  ]);
});

test('defaults that are documented otherwise than they are stay known to a warm build', async () => {
  const tools = toolsOf();
  await loadReferences([kit()], tools);
  const {loaded} = await loadReferences([kit()], tools);
  expect(defaultWarnings(loaded).map(({where}) => where)).toEqual(['plain-kit 1.0.0, Card.js:3']);
});
