import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin, PluginContentLoadedActions} from '@docusaurus/types';
import apiReference, {type Options} from '../index';
import {parseOptions} from '../options';
import type {ApiModel} from '../core/model';
import {makeSite} from './__fixtures__/makeSite';

const mockCompile = jest.fn();
jest.mock('../core/extract', () => {
  const actual = jest.requireActual<typeof import('../core/extract')>('../core/extract');
  return {
    extractModels: (...args: Parameters<typeof actual.extractModels>) => {
      mockCompile(args[2].map(({name}) => name));
      return actual.extractModels(...args);
    },
  };
});

const mockCompilerLoaded = jest.fn();
jest.mock('typescript', () => {
  mockCompilerLoaded();
  return jest.requireActual<typeof import('typescript')>('typescript');
});

const KIT = {product: 'kit', package: 'plain-kit'};
const CACHE = 'node_modules/.cache/vitrine/api-reference';

/** Front matter by file name, of pages below `docs/`. */
type Pages = Record<string, Record<string, unknown>>;

function pluginFor(siteDir: string, options: Options, factory = apiReference): Plugin {
  return factory({siteDir} as LoadContext, parseOptions(options));
}

function contentOf(instances: Record<string, Pages>) {
  const docs = Object.entries(instances).map(([id, pages]) => {
    const loaded = Object.entries(pages).map(([file, frontMatter]) => ({
      source: `@site/docs/${file}`,
      frontMatter,
    }));
    return [id, {loadedVersions: [{versionName: 'current', docs: loaded}]}] as const;
  });
  return {'docusaurus-plugin-content-docs': Object.fromEntries(docs)};
}

/** What the plugin writes for a site of these pages: models by file name. */
async function write(
  siteDir: string,
  instances: Record<string, Pages>,
  options: Options = {packages: [KIT]},
  factory = apiReference,
): Promise<Map<string, ApiModel>> {
  const written = new Map<string, ApiModel>();
  const createData = (file: string, model: ApiModel) => {
    written.set(file, model);
    return Promise.resolve(file);
  };
  await pluginFor(siteDir, options, factory).allContentLoaded?.({
    allContent: contentOf(instances),
    actions: {createData} as unknown as PluginContentLoadedActions,
  });
  return written;
}

/** The same as in a process of its own, for a page that names `Card`; as text. */
async function writeAfresh(siteDir: string): Promise<string> {
  jest.resetModules();
  const {default: factory} = await import('../index');
  const instances = {kit: {'card.md': {components: 'Card'}}};
  return JSON.stringify([...(await write(siteDir, instances, {packages: [KIT]}, factory))]);
}

test('writes one file for each name that pages ask for, after one compilation', async () => {
  const written = await write(makeSite(), {
    kit: {
      'card.md': {components: 'Card'},
      'use-card.mdx': {hooks: ['useCard'], components: ['Card']},
      'none.md': {},
    },
    other: {'b.md': {}},
  });
  expect([...written.keys()]).toEqual(['kit/card.json', 'kit/use-card.json']);
  expect(written.get('kit/card.json')).toMatchObject({name: 'Card', version: '2.1.0'});
  expect(mockCompile.mock.calls).toEqual([[['Card', 'useCard']]]);
});

test('takes pages of several instances of a product', async () => {
  const options = {packages: [{...KIT, instances: ['kit', 'kit-x']}]};
  const instances = {kit: {'a.md': {components: 'Card'}}, 'kit-x': {'b.md': {hooks: 'useCard'}}};
  const written = await write(makeSite(), instances, options);
  expect([...written.keys()]).toEqual(['kit/card.json', 'kit/use-card.json']);
});

test('a product that this build leaves out is skipped, though its package is missing', async () => {
  const options = {packages: [{product: 'far', package: 'nowhere'}, KIT]};
  const written = await write(makeSite(), {kit: {'a.md': {components: 'Card'}}}, options);
  expect([...written.keys()]).toEqual(['kit/card.json']);
});

test('pages without names need no package and no cache', async () => {
  const site = makeSite();
  const options = {packages: [{...KIT, package: 'nowhere'}]};
  expect([...(await write(site, {kit: {'a.md': {}}}, options))]).toEqual([]);
  expect(existsSync(path.join(site, CACHE))).toBe(false);
});

test('where all is cached, the compiler is not even loaded', async () => {
  const site = makeSite();
  const first = await writeAfresh(site);
  expect(readdirSync(path.join(site, CACHE))).toHaveLength(1);
  expect(mockCompile).toHaveBeenCalledTimes(1);
  expect(mockCompilerLoaded).toHaveBeenCalledTimes(1);
  expect(await writeAfresh(site)).toBe(first);
  expect(mockCompile).toHaveBeenCalledTimes(1);
  expect(mockCompilerLoaded).toHaveBeenCalledTimes(1);
});

test('unknown names are told with file, field and nearest names, all at once', async () => {
  const packages = [KIT, {...KIT, product: 'kin'}];
  const instances = {
    kit: {'a.md': {components: ['Crad'], hooks: ['useCrad']}},
    kin: {'b.md': {components: ['Cart']}},
  };
  await expect(write(makeSite(), instances, {packages})).rejects
    .toThrowErrorMatchingInlineSnapshot(`
    "docs/a.md, components: plain-kit 2.1.0 exports no component "Crad"
      Fix: did you mean "Card"?
    docs/a.md, hooks: plain-kit 2.1.0 exports no hook "useCrad"
      Fix: did you mean "useCard"?
    docs/b.md, components: plain-kit 2.1.0 exports no component "Cart"
      Fix: did you mean "Card"?"
  `);
});

test('a field of another type is told', async () => {
  await expect(write(makeSite(), {kit: {'a.md': {components: 3}}})).rejects
    .toThrowErrorMatchingInlineSnapshot(`
    "docs/a.md, components: got 3
      Fix: write a list of names, e.g. components: [Button]"
  `);
});

test('nothing is written where something is wrong', async () => {
  const createData = jest.fn();
  const running = pluginFor(makeSite(), {packages: [KIT]}).allContentLoaded?.({
    allContent: contentOf({kit: {'a.md': {components: ['Card', 'Crad']}}}),
    actions: {createData} as unknown as PluginContentLoadedActions,
  });
  await expect(running).rejects.toThrow('exports no component "Crad"');
  expect(createData).not.toHaveBeenCalled();
});

test('names on pages of a product without a package are told', async () => {
  const instances = {kit: {'a.md': {components: 'Card'}}, other: {'b.md': {hooks: 'useCard'}}};
  await expect(write(makeSite(), instances)).rejects.toThrowErrorMatchingInlineSnapshot(`
    "docs/b.md, hooks: no package is known that could export "useCard"
      Fix: remove the field, or give the product a package in the options of api-reference"
  `);
});

test('a package that is not installed is told', async () => {
  const options = {packages: [{...KIT, package: '@nowhere/kit'}]};
  await expect(write(makeSite(), {kit: {'a.md': {components: 'Card'}}}, options)).rejects
    .toThrowErrorMatchingInlineSnapshot(`
    "plugin api-reference, package of product kit: @nowhere/kit is not installed
      Fix: npm install @nowhere/kit, or correct the name"
  `);
});

test('a package without types is told', async () => {
  const options = {packages: [{...KIT, package: 'untyped-kit'}]};
  await expect(write(makeSite(), {kit: {'a.md': {components: 'Card'}}}, options)).rejects
    .toThrowErrorMatchingInlineSnapshot(`
    "plugin api-reference, package of product kit: untyped-kit 0.1.0 has no type declarations
      Fix: install @types for it, or give its package.json a "types" entry"
  `);
});

test('watches and loads nothing that the docs instances do, and offers its theme', () => {
  const plugin = pluginFor('/site', {packages: [KIT]});
  expect(plugin).not.toHaveProperty('getPathsToWatch');
  expect(plugin).not.toHaveProperty('loadContent');
  expect(existsSync(path.join(plugin.getThemePath?.() ?? '', 'ApiReference/index.tsx'))).toBe(true);
});
