import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {Root} from 'mdast';
import preset from '../index';
import type {Options} from '../options';
import {writtenProduct} from './__fixtures__/products';

const ui = writtenProduct('ui', {
  pathnames: {'components/*': 'react-*'},
  versions: [
    {text: 'v7', current: true},
    {text: 'v6', docs: 'v6'},
    {text: 'v5', href: 'https://v5.example.com/ui/'},
  ],
});
const infra = writtenProduct('infra', {routeRoots: ['/experiments/', '/x/']});
const products = [ui, infra, writtenProduct('docs')];

/** A site of its own: a checkout, in which a snapshot of the docs was made. */
let siteDir: string;

beforeAll(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'site-'));
  mkdirSync(path.join(siteDir, '.git'));
  writeFileSync(path.join(siteDir, 'docs_versions.json'), '["v1"]');
});

afterAll(() => rmSync(siteDir, {recursive: true}));

interface InstanceOptions {
  id: string;
  beforeDefaultRemarkPlugins: [(tree: Root) => void, ...unknown[]];
  [option: string]: unknown;
}

const parseFrontMatter = () => Promise.reject(new Error('not called'));

function expand(options: Partial<Options> = {}, folder = siteDir) {
  const context = {
    siteDir: folder,
    generatedFilesDir: folder,
    localizationDir: path.join(folder, 'i18n/en'),
    i18n: {currentLocale: 'en', defaultLocale: 'en', locales: ['en']},
    siteConfig: {
      url: 'https://full.example.com',
      themeConfig: {},
      markdown: {parseFrontMatter, hooks: {}},
      staticDirectories: ['static'],
      future: {v4: {useCssCascadeLayers: true}},
    },
  } as unknown as LoadContext;
  const {plugins = [], themes = []} = preset(context, {products, fallback: 'docs', ...options});
  const all = [...plugins, ...themes].map((part) =>
    typeof part === 'string' ? ([part, {}] as const) : (part as [string, object]),
  );
  const optionsOf = (name: string) =>
    all.filter(([module]) => module.includes(`/${name}/`)).map(([, own]) => own);
  return {
    all,
    optionsOf,
    siteConfig: context.siteConfig,
    docs: optionsOf('navigation') as InstanceOptions[],
  };
}

it('makes one docs instance of each route root', () => {
  expect(expand().docs.map(({id, path: folder}) => [id, folder])).toEqual([
    ['ui', 'docs/ui'],
    ['infra', 'docs/infra/experiments'],
    ['infra-x', 'docs/infra/x'],
    ['docs', 'docs/docs'],
  ]);
});

it('hands each instance its versions, its tree and what all share', () => {
  const docs = {sidebarCollapsed: false};
  const [first, , second] = expand({docs, trees: './trees.ts'}).docs;
  expect(first).toMatchObject({
    sidebarCollapsed: false,
    routeBasePath: 'ui',
    lastVersion: 'current',
    versions: {current: {label: 'v7'}, v6: {label: 'v6', path: 'v6'}},
    navigation: {
      trees: './trees.ts',
      product: 'ui',
      products: ['ui', 'infra', 'docs'],
      pathnames: {'components/*': 'react-*'},
      elsewhere: {},
    },
  });
  expect(second).toMatchObject({sidebarCollapsed: false, navigation: {product: 'infra'}});
});

it('builds a snapshot that the products do not describe, and lists it', () => {
  const {docs, optionsOf} = expand();
  expect(docs[3]?.versions).toMatchObject({v1: {label: 'v1', path: 'v1'}});
  const [{products: shown}] = optionsOf('product-identity') as [{products: object[]}];
  expect(shown[2]).toMatchObject({versions: [{current: true}, {text: 'v1', href: '/docs/v1/'}]});
});

it('knows the callouts of component libraries, unless the site says which ones', () => {
  const callouts = (docs?: Record<string, unknown>) => expand({docs}).docs[0]?.admonitions;
  expect(callouts()).toEqual({keywords: ['error', 'success'], extendDefaults: true});
  expect(callouts({admonitions: false})).toBe(false);
});

it('builds what PRODUCTS names, and sends entries and links to the rest to the full site', () => {
  const {docs} = expand({only: 'ui'});
  expect(docs.map(({id}) => id)).toEqual(['ui', 'docs']);
  expect(docs[0]?.navigation).toMatchObject({
    elsewhere: {
      '/experiments/': 'https://full.example.com/experiments/',
      '/x/': 'https://full.example.com/x/',
    },
  });
  const tree: Root = {type: 'root', children: [{type: 'definition', identifier: 'a', url: '/x/'}]};
  const [[links] = []] = docs.map(({beforeDefaultRemarkPlugins: plugins}) => plugins);
  (links as unknown as () => (tree: Root) => void)()(tree);
  expect(tree.children).toMatchObject([{url: 'https://full.example.com/x/'}]);
});

it('leaves what leads to the rest as it is in a part, which is joined with it', () => {
  process.env.VITRINE_PART = '1';
  const {docs, optionsOf, siteConfig} = expand({only: 'ui'});
  delete process.env.VITRINE_PART;
  expect(docs[0]?.navigation).toMatchObject({elsewhere: {'/x/': '/x/'}});
  const tree: Root = {type: 'root', children: [{type: 'definition', identifier: 'a', url: '/x/'}]};
  const [[links] = []] = docs.map(({beforeDefaultRemarkPlugins: plugins}) => plugins);
  (links as unknown as () => (tree: Root) => void)()(tree);
  expect(tree.children).toMatchObject([{url: '/x/'}]);
  const [{products: told, built}] = optionsOf('product-identity') as [
    {products: {href: string}[]; built: string[]},
  ];
  expect(told[1]).toMatchObject({id: 'infra', href: '/experiments/'});
  expect(built).toEqual(['ui', 'docs']);
  // They are looked at when both ends are there.
  expect(siteConfig).toMatchObject({onBrokenLinks: 'ignore', onBrokenAnchors: 'ignore'});
});

it('reads the environment variable PRODUCTS where the options name none', () => {
  process.env.PRODUCTS = 'ui';
  const {docs} = expand();
  delete process.env.PRODUCTS;
  expect(docs.map(({id}) => id)).toEqual(['ui', 'docs']);
});

it("stands on Docusaurus' own preset, whose docs, pages and theme give way", () => {
  const modules = expand({classic: {gtag: {trackingID: 'G-1'}}}).all.map(([module]) => module);
  const theirs = modules.filter((module) => module.includes('node_modules'));
  expect(theirs.map((module) => module.match(/@docusaurus\/([\w-]+)/)?.[1])).toEqual(
    expect.arrayContaining(['plugin-css-cascade-layers', 'plugin-google-gtag', 'plugin-svgr']),
  );
  expect(theirs.join()).not.toMatch(/plugin-content|theme-classic/);
  const ours = modules.filter((module) => !theirs.includes(module));
  expect(ours.filter((module) => /site\/pages\.ts|classic-theme/.test(module))).toHaveLength(2);
});

it('tells all that is wrong before anything is built', () => {
  const wrong = {only: 'iu', fallback: 'dosc', settings: {browsers: {}}};
  expect(() => expand(wrong)).toThrowErrorMatchingInlineSnapshot(`
    "plugin site, option fallback: "dosc" is no product
      Fix: did you mean "docs"?
    PRODUCTS: "iu" is no product
      Fix: did you mean "ui"?
    plugin site, option settings.browsers: is no plugin
      Fix: known are late-hydration, front-matter, bundle-size, duplicate-pathnames, api-reference, api-changes, demos, demo-editor, playground, stories, code-blocks, page-components, page-links, page-safety, heading-anchors, branding, page-index, local-search, demo-pictures, markdown-export, social-cards, analytics, ads, stylesheets, service-worker, route-index, route-shards, hosting, translations, incremental-ssg, classic-theme, navigation"
  `);
});

it('asks when a page was changed only where a checkout can tell', () => {
  const dated = (folder: string) =>
    expand({}, folder).docs.every(({showLastUpdateTime}) => showLastUpdateTime === true);
  expect(dated(siteDir)).toBe(true);
  expect(dated(path.join(siteDir, '.git'))).toBe(false);
});

it('tells all parts of a site one configuration, as it was written', () => {
  const elsewhere = mkdtempSync(path.join(tmpdir(), 'site-'));
  const told = (options: Partial<Options>, folder?: string) =>
    (expand(options, folder).optionsOf('product-identity') as [{configuration: string}])[0];
  const whole = told({}).configuration;
  process.env.VITRINE_PART = '1';
  const part = told({only: 'ui', warn: ['link']}, elsewhere).configuration;
  delete process.env.VITRINE_PART;
  rmSync(elsewhere, {recursive: true});
  expect(whole).toMatch(/^[\da-f]{8}$/);
  expect(part).toBe(whole);
});
