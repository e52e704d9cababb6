import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import apiReference, {type Content, type Options} from '../index';
import {parseOptions} from '../options';
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

const KIT = {product: 'kit', package: 'plain-kit', docs: 'docs'};
const page = (frontMatter: string) => `---\n${frontMatter}\n---\n\nText.\n`;

function pluginFor(siteDir: string, options: Options = {packages: [KIT]}) {
  const parseFrontMatter = DEFAULT_PARSE_FRONT_MATTER;
  const context = {siteDir, siteConfig: {markdown: {parseFrontMatter}}};
  return apiReference(context as unknown as LoadContext, parseOptions(options));
}

async function load(siteDir: string, options?: Options): Promise<Content> {
  return (await pluginFor(siteDir, options).loadContent?.()) as Content;
}

test('reads what pages name, in one compilation', async () => {
  const site = makeSite({
    'card.md': page('components: Card'),
    'use-card.mdx': page('hooks: [useCard]\ncomponents: [Card]'),
    '_partial.md': page('components: Nothing'),
  });
  const {models} = await load(site);
  expect(models.map(({product}) => product)).toEqual(['kit']);
  expect(models[0]?.models.map(({name, version}) => [name, version])).toEqual([
    ['Card', '2.1.0'],
    ['useCard', '2.1.0'],
  ]);
  expect(mockCompile.mock.calls).toEqual([[['Card', 'useCard']]]);
});

test('what is cached is not compiled again', async () => {
  const site = makeSite({'card.md': page('components: Card')});
  const first = await load(site);
  expect(readdirSync(path.join(site, 'node_modules/.cache/vitrine/api-reference'))).toHaveLength(1);
  mockCompile.mockClear();
  expect(JSON.stringify(await load(site))).toBe(JSON.stringify(first));
  expect(mockCompile).not.toHaveBeenCalled();
});

test('pages without names need no package and no cache', async () => {
  const site = makeSite({'a.md': page('title: A')});
  const options = {packages: [{...KIT, package: 'nowhere'}]};
  expect(await load(site, options)).toEqual({models: [{product: 'kit', models: []}]});
  expect(existsSync(path.join(site, 'node_modules/.cache'))).toBe(false);
});

test('unknown names are told with file, field and nearest names, all at once', async () => {
  const site = makeSite({'a.md': page('components: [Crad]\nhooks: [useCrad]')});
  await expect(load(site)).rejects.toThrowErrorMatchingInlineSnapshot(`
    "docs/a.md, components: plain-kit 2.1.0 exports no component "Crad"
      Fix: did you mean "Card"?
    docs/a.md, hooks: plain-kit 2.1.0 exports no hook "useCrad"
      Fix: did you mean "useCard"?"
  `);
});

test('a field of another type is told', async () => {
  const site = makeSite({'a.md': page('components: 3')});
  await expect(load(site)).rejects.toThrowErrorMatchingInlineSnapshot(`
    "docs/a.md, components: got 3
      Fix: write a list of names, e.g. components: [Button]"
  `);
});

test('a package that is not installed is told', async () => {
  const site = makeSite({'a.md': page('components: Card')});
  const options = {packages: [{...KIT, package: '@nowhere/kit'}]};
  await expect(load(site, options)).rejects.toThrowErrorMatchingInlineSnapshot(`
    "plugin api-reference, package of product kit: @nowhere/kit is not installed
      Fix: npm install @nowhere/kit, or correct the name"
  `);
});

test('a package without types is told', async () => {
  const site = makeSite({'a.md': page('components: Card')});
  const options = {packages: [{...KIT, package: 'untyped-kit'}]};
  await expect(load(site, options)).rejects.toThrowErrorMatchingInlineSnapshot(`
    "plugin api-reference, package of product kit: untyped-kit 0.1.0 has no type declarations
      Fix: install @types for it, or give its package.json a "types" entry"
  `);
});

test('writes one file for each name', async () => {
  const site = makeSite({'a.md': page('components: Card\nhooks: useCard')});
  const plugin = pluginFor(site);
  const createData = jest.fn((name: string) => Promise.resolve(name));
  const actions = {createData} as unknown as PluginContentLoadedActions;
  await plugin.contentLoaded?.({content: await load(site), actions});
  expect(createData.mock.calls.map(([name]) => name)).toEqual([
    'kit/card.json',
    'kit/use-card.json',
  ]);
});

test('watches the pages and offers its theme', () => {
  const plugin = pluginFor('/site');
  expect(plugin.getPathsToWatch?.()).toEqual(['/site/docs/**/*.{md,mdx}']);
  expect(existsSync(path.join(plugin.getThemePath?.() ?? '', 'ApiReference/index.tsx'))).toBe(true);
});
