import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin, PluginContentLoadedActions} from '@docusaurus/types';
import apiReference from '../index';
import {parseOptions} from '../options';
import type {PageModel} from '../core/page/pageModel';
import {makeSite} from '../../api-model/__tests__/__fixtures__/makeSite';

// As on a node that does not know how the process is to be started: each test would start one.
jest.mock('../../api-model/apart', () => ({extractApart: () => Promise.resolve(undefined)}));

/** A second package of the product: its `Card` is another than that of the first. */
const LAB = {
  'package.json': '{"name": "@plain/lab", "version": "0.3.0", "types": "index.d.ts"}',
  'index.d.ts': "export * from './Card'; export * from './Masonry';",
  'Card.d.ts': toComponent('Card', '/** Whether it folds. */ folds?: boolean'),
  'Masonry.d.ts': toComponent('Masonry', '/** How many. */ columns?: number'),
};

function toComponent(name: string, props: string): string {
  return (
    'interface ReactElement {type: string}\n' +
    `export declare function ${name}(props: {${props}}): ReactElement;`
  );
}

const siteDir = makeSite();
const dataDir = path.join(siteDir, '.docusaurus/api-reference/default');
let plugin: Plugin;

beforeAll(async () => {
  const folder = path.join(siteDir, 'node_modules/@plain/lab');
  mkdirSync(folder, {recursive: true});
  for (const [file, text] of Object.entries(LAB)) writeFileSync(path.join(folder, file), text);
  const context = {
    siteDir,
    generatedFilesDir: path.join(siteDir, '.docusaurus'),
    siteConfig: {url: 'https://x.example', trailingSlash: true},
    baseUrl: '/',
  } as unknown as LoadContext;
  const packages = ['plain-kit', '@plain/lab'].map((name) => ({product: 'kit', package: name}));
  plugin = await apiReference(context, {...parseOptions({packages}), id: 'default'});
});

/** What the plugin writes for a product of these pages: data by file name. */
async function write(pages: Record<string, Record<string, unknown>>) {
  const written = new Map<string, unknown>();
  const createData = (file: string, data: unknown) => {
    written.set(file, data);
    return Promise.resolve(file);
  };
  const docs = Object.entries(pages).map(([file, frontMatter]) => ({
    source: `@site/docs/${file}`,
    title: 'Card',
    permalink: '/kit/card',
    frontMatter,
  }));
  const current = {versionName: 'current', path: '/kit', docs};
  await plugin.allContentLoaded?.({
    allContent: {'docusaurus-plugin-content-docs': {kit: {loadedVersions: [current]}}},
    actions: {createData} as unknown as PluginContentLoadedActions,
  });
  return written;
}

const listOf = (name: string) =>
  JSON.parse(readFileSync(path.join(dataDir, `${name}-kit.json`), 'utf8')) as unknown;

test('the pages of all packages stand in one list, those of the first as if it were alone', () => {
  expect(listOf('names')).toEqual(['Card', 'Card (lab)', 'Masonry', 'useCard']);
  expect(listOf('renamed')).toEqual({'@plain/lab': {Card: 'Card (lab)'}});
});

test('each has a model, which is imported from its own package', async () => {
  const written = await write({'a.md': {components: ['Card'], packageName: '@plain/lab'}});
  expect([...written.keys()]).toEqual([
    'kit/card.json',
    'kit/card-lab.json',
    'kit/masonry.json',
    'kit/use-card.json',
    'kit/pages/card.json',
    'kit/pages/card-lab.json',
    'kit/pages/masonry.json',
    'kit/pages/use-card.json',
    'shown-kit.json',
  ]);
  const facts = ['card', 'card-lab', 'masonry'].map((name) => {
    const {imports, version} = written.get(`kit/${name}.json`) as PageModel;
    return [imports.at(-1), version];
  });
  expect(facts).toEqual([
    ["import {Card} from 'plain-kit';", '2.1.0'],
    ["import {Card} from '@plain/lab';", '0.3.0'],
    ["import {Masonry} from '@plain/lab';", '0.3.0'],
  ]);
  expect(written.get('kit/card-lab.json')).toMatchObject({pageName: 'Card (lab)'});
  expect(written.get('kit/card.json')).not.toHaveProperty('pageName');
});

test('each has the demos that use it, and not its namesake', async () => {
  const docs = path.join(siteDir, 'docs');
  mkdirSync(docs, {recursive: true});
  writeFileSync(path.join(docs, 'a.md'), '{{"demo": "Folding.tsx"}}');
  const demo = "import {Card} from '@plain/lab'; export default () => <Card folds />;";
  writeFileSync(path.join(docs, 'Folding.tsx'), demo);
  const written = await write({'a.md': {}});
  const demosOf = (name: string) => (written.get(`kit/${name}.json`) as PageModel).demos;
  expect(demosOf('card')).toEqual([]);
  expect(demosOf('card-lab')).toMatchObject([{title: 'Card: Folding', props: ['folds']}]);
  expect(written.get('shown-kit.json')).not.toHaveProperty('missing.Card (lab)');
});

test('a page that names what both have says which it means', async () => {
  const pages = {'a.md': {components: ['Card', 'Masonry']}, 'b.md': {components: ['Mason']}};
  await expect(write(pages)).rejects.toThrowErrorMatchingInlineSnapshot(`
    "docs/a.md, components: plain-kit and @plain/lab each export a component "Card"
      Fix: say which in the front matter: packageName: 'plain-kit', or packageName: '@plain/lab'
    docs/b.md, components: none of plain-kit 2.1.0, @plain/lab 0.3.0 exports a component "Mason"
      Fix: did you mean "Masonry"?"
  `);
});

test('other programs find each at the address of its page', async () => {
  await write({'a.md': {}});
  const outDir = path.join(siteDir, 'build');
  await plugin.postBuild?.({outDir} as Parameters<NonNullable<Plugin['postBuild']>>[0]);
  expect(existsSync(path.join(outDir, 'kit/api/card-lab.json'))).toBe(true);
  const index = JSON.parse(readFileSync(path.join(outDir, 'kit/api/index.json'), 'utf8')) as {
    api: {name: string; package: string; page: string}[];
  };
  expect(index.api.map(({name, package: from, page}) => [name, from, page])).toEqual([
    ['Card', 'plain-kit', '/kit/api/card/'],
    ['Card', '@plain/lab', '/kit/api/card-lab/'],
    ['Masonry', '@plain/lab', '/kit/api/masonry/'],
    ['useCard', 'plain-kit', '/kit/api/use-card/'],
  ]);
});
