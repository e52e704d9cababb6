import {existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin, PluginContentLoadedActions} from '@docusaurus/types';
import type {MarkdownContent} from '../../_shared/site/content';
import type {AnnouncedApi} from '../core/load/announced';
import apiReference, {type Options} from '../index';
import {parseOptions} from '../options';
import type {PageModel} from '../core/page/pageModel';
import type {ShownReport} from '../core/page/shown';
import {makeSite} from '../../api-model/__tests__/__fixtures__/makeSite';

// As on a node that does not know how the process is to be started: each test would start one.
jest.mock('../../api-model/apart', () => ({extractApart: () => Promise.resolve(undefined)}));

const mockCompile = jest.fn();
jest.mock('../../api-model/core/extract/extract', () => {
  const actual = jest.requireActual<typeof import('../../api-model/core/extract/extract')>(
    '../../api-model/core/extract/extract',
  );
  return {
    extractAll: (...args: Parameters<typeof actual.extractAll>) => {
      mockCompile(args[1].map(({facts}) => facts.name));
      return actual.extractAll(...args);
    },
  };
});

const mockCompilerLoaded = jest.fn();
jest.mock('typescript', () => {
  mockCompilerLoaded();
  return jest.requireActual<typeof import('typescript')>('typescript');
});

const mockInfo = jest.fn();
jest.mock('@docusaurus/logger', () => ({
  info: (text: string): void => void mockInfo(text),
  warn: jest.fn(),
}));

const KIT = {product: 'kit', package: 'plain-kit'};
const CACHE = 'node_modules/.cache/vitrine/api-reference';

/** Front matter by file name, of pages below `docs/`. */
type Pages = Record<string, Record<string, unknown>>;

/** A site with its plugin. */
interface Made {
  plugin: Plugin;
  siteDir: string;
}

async function make(
  options: Options = {packages: [KIT]},
  siteDir = makeSite(),
  factory = apiReference,
): Promise<Made> {
  const context = {
    siteDir,
    generatedFilesDir: path.join(siteDir, '.docusaurus'),
    siteConfig: {url: 'https://x.example', trailingSlash: true},
    baseUrl: '/base/',
  } as unknown as LoadContext;
  return {plugin: await factory(context, {...parseOptions(options), id: 'default'}), siteDir};
}

function contentOf(instances: Record<string, Pages>) {
  const docs = Object.entries(instances).map(([id, pages]) => {
    const loaded = Object.entries(pages).map(([file, frontMatter]) => ({
      source: `@site/docs/${file}`,
      title: 'Card',
      permalink: `/base/${id}/card`,
      frontMatter,
    }));
    const current = {versionName: 'current', path: `/base/${id}`, docs: loaded};
    const v1 = {versionName: 'v1', path: `/base/${id}/v1`, docs: []};
    return [id, {loadedVersions: [current, v1]}] as const;
  });
  return {'docusaurus-plugin-content-docs': Object.fromEntries(docs)};
}

/** What the plugin writes for a site of these pages: data by file name. */
async function write({plugin}: Made, instances: Record<string, Pages>) {
  const written = new Map<string, unknown>();
  const createData = (file: string, data: unknown) => {
    written.set(file, data);
    return Promise.resolve(file);
  };
  await plugin.allContentLoaded?.({
    allContent: contentOf(instances),
    actions: {createData} as unknown as PluginContentLoadedActions,
  });
  return written;
}

const names = (siteDir: string, product: string) =>
  path.join(siteDir, `.docusaurus/api-reference/default/names-${product}.json`);

test('writes the names of all that the package exports before anything is loaded', async () => {
  const {siteDir} = await make();
  expect(JSON.parse(readFileSync(names(siteDir, 'kit'), 'utf8'))).toEqual(['Card', 'useCard']);
});

test('writes a model for each of them, whatever pages name, after one compilation', async () => {
  const packages = [KIT, {...KIT, product: 'kin'}];
  const written = await write(await make({packages}), {kit: {'a.md': {}}, kin: {}});
  expect([...written.keys()]).toEqual([
    'kit/card.json',
    'kit/use-card.json',
    'kit/pages/card.json',
    'kit/pages/use-card.json',
    'shown-kit.json',
    'kin/card.json',
    'kin/use-card.json',
    'kin/pages/card.json',
    'kin/pages/use-card.json',
    'shown-kin.json',
  ]);
  expect(written.get('kit/card.json')).toMatchObject({name: 'Card', version: '2.1.0', demos: []});
  expect(mockCompile).toHaveBeenCalledTimes(1);
});

test('an earlier version of the package is read from its own folder, and shown in its version', async () => {
  const siteDir = makeSite();
  const folder = path.join(siteDir, 'node_modules/kit-one');
  const files = {
    'package.json': '{"name": "plain-kit", "version": "1.0.0", "types": "index.d.ts"}',
    // What it imports by its own name is its own, whatever else is installed by that name.
    'index.d.ts': "export * from './old'; export {Card} from 'plain-kit/Card';",
    'old.d.ts':
      "import {Size} from 'plain-kit/Card'; interface ReactElement {type: string}\n" +
      'export declare function Old(props: {/** How large. */ size: Size}): ReactElement;',
    'Card.d.ts':
      "export type Size = 'm' | 's'; interface ReactElement {type: string}\n" +
      'export declare function Card(props: {/** Only then. */ bygone?: boolean}): ReactElement;',
  };
  mkdirSync(folder);
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
  const packages = [KIT, {...KIT, version: 'v1', package: 'kit-one'}];
  const made = await make({packages}, siteDir);
  expect(JSON.parse(readFileSync(names(siteDir, 'kit/v1'), 'utf8'))).toEqual(['Card', 'Old']);
  const written = await write(made, {kit: {}});
  expect(written.get('kit/card.json')).toMatchObject({version: '2.1.0'});
  expect(written.get('kit/v1/card.json')).toMatchObject({
    version: '1.0.0',
    props: [{name: 'bygone'}],
    imports: expect.arrayContaining(["import {Card} from 'plain-kit';"]) as string[],
  });
  expect(written.get('kit/v1/old.json')).toMatchObject({
    props: [{name: 'size', type: {members: ["'m'", "'s'"]}}],
  });
  const outDir = path.join(siteDir, 'build');
  await made.plugin.postBuild?.({outDir} as Parameters<NonNullable<Plugin['postBuild']>>[0]);
  expect(existsSync(path.join(outDir, 'kit/v1/api/old.json'))).toBe(true);
});

test('a version that the docs do not have is told', async () => {
  const made = await make({packages: [KIT, {...KIT, version: 'v2'}]});
  await expect(write(made, {kit: {}})).rejects.toThrowErrorMatchingInlineSnapshot(`
    "plugin api-reference, version of product kit: its docs have no version "v2"
      Fix: name one that they have: v1"
  `);
});

test('a product that this build leaves out is skipped, though its package is missing', async () => {
  const packages = [{product: 'far', package: 'nowhere'}, KIT];
  const written = await write(await make({packages, only: 'kit, other'}), {kit: {}});
  expect([...written.keys()][0]).toBe('kit/card.json');
  // One without pages has no place for API pages either.
  expect([...(await write(await make(), {other: {}})).keys()]).toEqual([]);
});

test('tells of the demos that set a prop, and of the props that none sets', async () => {
  const made = await make({packages: [KIT], report: true});
  const docs = path.join(made.siteDir, 'docs');
  mkdirSync(docs);
  writeFileSync(path.join(docs, 'a.md'), '{{"demo": "Basic.tsx"}}');
  writeFileSync(
    path.join(docs, 'Basic.tsx'),
    'import {Card} from \'plain-kit\'; export default () => <Card kind="a" key="b" />;',
  );
  const written = await write(made, {kit: {'a.md': {components: ['Card']}}});
  expect((written.get('kit/card.json') as PageModel).demos).toEqual([
    {title: 'Card: Basic', href: '/base/kit/card/#demo-basic', props: ['kind']},
  ]);
  const report = written.get('shown-kit.json') as ShownReport;
  expect(report.shown).toBe(1);
  expect(report.missing.Card).toEqual(expect.arrayContaining(['children', 'onPick']));
  expect(report.missing.Card).not.toContain('kind');
  expect(mockInfo).toHaveBeenCalledWith(
    `kit: demos show 1 of ${report.all} props; the others are in shown-kit.json`,
  );
});

test('after the build, writes models, index and schema for other programs', async () => {
  const made = await make();
  await write(made, {kit: {}});
  const outDir = path.join(made.siteDir, 'build');
  await made.plugin.postBuild?.({outDir} as Parameters<NonNullable<Plugin['postBuild']>>[0]);
  expect(readdirSync(path.join(outDir, 'kit/api')).sort()).toEqual([
    'card.json',
    'index.json',
    'use-card.json',
  ]);
  const {markdown} = (await made.plugin.loadContent?.()) as MarkdownContent;
  expect(markdown?.().map(({permalink}) => permalink)).toEqual([
    '/base/kit/api/card/',
    '/base/kit/api/use-card/',
  ]);
  expect(existsSync(path.join(outDir, 'api/component.schema.json'))).toBe(true);
});

test('where all is cached, the compiler is not even loaded', async () => {
  const {siteDir} = await make();
  expect(readdirSync(path.join(siteDir, CACHE))).toHaveLength(1);
  jest.resetModules();
  jest.clearAllMocks();
  const {default: factory} = await import('../index');
  const made = await make({packages: [KIT]}, siteDir, factory);
  expect([...(await write(made, {kit: {}})).keys()]).toContain('kit/card.json');
  expect(mockCompile).not.toHaveBeenCalled();
  expect(mockCompilerLoaded).not.toHaveBeenCalled();
});

test('unknown names are told with file, field and nearest names, all at once', async () => {
  const made = await make({packages: [KIT, {...KIT, product: 'kin'}]});
  const instances = {
    kit: {'a.md': {components: ['Crad'], hooks: ['useCrad']}},
    kin: {'b.md': {components: ['Cart']}},
  };
  await expect(write(made, instances)).rejects.toThrowErrorMatchingInlineSnapshot(`
    "docs/a.md, components: plain-kit 2.1.0 exports no component "Crad"
      Fix: did you mean "Card"?
    docs/a.md, hooks: plain-kit 2.1.0 exports no hook "useCrad"
      Fix: did you mean "useCard"?
    docs/b.md, components: plain-kit 2.1.0 exports no component "Cart"
      Fix: did you mean "Card"?"
  `);
});

test('nothing is written where something is wrong', async () => {
  const createData = jest.fn();
  const {plugin} = await make();
  const running = plugin.allContentLoaded?.({
    allContent: contentOf({kit: {'a.md': {components: ['Card', 'Crad']}}}),
    actions: {createData} as unknown as PluginContentLoadedActions,
  });
  await expect(running).rejects.toThrow('exports no component "Crad"');
  expect(createData).not.toHaveBeenCalled();
});

test('names on pages of a product without a package are told', async () => {
  const instances = {kit: {'a.md': {components: 'Card'}}, other: {'b.md': {hooks: 'useCard'}}};
  await expect(write(await make(), instances)).rejects.toThrowErrorMatchingInlineSnapshot(`
    "docs/b.md, hooks: no package is known that could export "useCard"
      Fix: remove the field, or give the product a package in the options of api-reference"
  `);
});

test('packages that are not installed, or have no types, are told before pages are read', async () => {
  const packages = [
    {...KIT, package: '@nowhere/kit'},
    {product: 'plain', package: 'untyped-kit'},
  ];
  await expect(make({packages})).rejects.toThrowErrorMatchingInlineSnapshot(`
    "plugin api-reference, package of product kit: @nowhere/kit is not installed
      Fix: npm install @nowhere/kit, or correct the name
    plugin api-reference, package of product plain: untyped-kit 0.1.0 has no type declarations
      Fix: install @types for it, or give its package.json a "types" entry"
  `);
});

test('hands what it has read to other plugins, and offers its theme', async () => {
  const {plugin} = await make();
  const {apis} = (await plugin.loadContent?.()) as {apis: AnnouncedApi[]};
  expect(apis.map(({product, version}) => [product, version])).toEqual([['kit', 'current']]);
  expect(apis.flatMap(({models}) => models).length).toBeGreaterThan(0);
  expect(existsSync(path.join(plugin.getThemePath?.() ?? '', 'ApiReference/index.tsx'))).toBe(true);
});
