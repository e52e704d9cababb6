import {mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {Root} from 'mdast';
import preset from '../preset';
import type {PresetOptions} from '../preset';
import {writtenProduct} from './__fixtures__/registry';

const ui = writtenProduct('ui', {
  pathnames: {'components/*': 'react-*'},
  versions: [
    {text: 'v7', current: true},
    {text: 'v6', href: '/ui/v6/'},
    {text: 'v5', href: 'https://v5.example.com/ui/'},
  ],
});
const infra = writtenProduct('infra', {routeRoots: ['/experiments/', '/x/']});
const bare = writtenProduct('bare', {docs: undefined});
const products = [ui, infra, bare, writtenProduct('docs')];

const PLUGINS = path.resolve(__dirname, '../..');

interface InstanceOptions {
  id: string;
  beforeDefaultRemarkPlugins: [() => (tree: Root) => void];
  [option: string]: unknown;
}

function expand(options: Partial<PresetOptions> = {}, siteDir = __dirname) {
  const context = {siteDir, siteConfig: {url: 'https://full.example.com'}};
  const {plugins = []} = preset(context as LoadContext, {products, ...options});
  const [identity, ...instances] = plugins as [string, InstanceOptions][];
  return {identity, instances, options: instances.map(([, own]) => own)};
}

it('expands the registry into the identity plugin and one docs instance per route root', () => {
  const {identity, instances} = expand();
  expect(identity).toEqual([path.join(PLUGINS, 'product-identity/index.ts'), {products}]);
  expect(instances.map(([plugin, {id, path: folder}]) => [plugin, id, folder])).toEqual(
    [
      ['ui', 'docs/ui'],
      ['infra', 'docs/infra/experiments'],
      ['infra-x', 'docs/infra/x'],
      ['docs', 'docs/docs'],
    ].map((instance) => [path.join(PLUGINS, 'navigation/index.ts'), ...instance]),
  );
});

it('hands each instance its versions, its tree and what all share', () => {
  const {options} = expand({
    docs: {editUrl: 'https://edit.example.com/'},
    navigation: {trees: './trees.ts'},
  });
  expect(options[0]).toMatchObject({
    editUrl: 'https://edit.example.com/',
    routeBasePath: 'ui',
    lastVersion: 'current',
    versions: {current: {label: 'v7'}, v6: {label: 'v6', path: 'v6'}},
    navigation: {
      trees: './trees.ts',
      product: 'ui',
      products: ['ui', 'infra', 'bare', 'docs'],
      pathnames: {'components/*': 'react-*'},
      elsewhere: {},
    },
  });
  expect(options[2]).toMatchObject({
    editUrl: 'https://edit.example.com/',
    navigation: {product: 'infra'},
  });
});

it('knows the callouts of component libraries, unless the site says which ones', () => {
  const callouts = (docs?: Record<string, unknown>) => expand({docs}).options[0]?.admonitions;
  expect(callouts()).toEqual({keywords: ['error', 'success'], extendDefaults: true});
  expect(callouts({admonitions: false})).toBe(false);
});

it('builds what PRODUCTS names, and sends entries and links to the rest to the full site', () => {
  const {options} = expand({only: 'ui'});
  expect(options.map(({id}) => id)).toEqual(['ui', 'docs']);
  expect(options[0]?.navigation).toMatchObject({
    elsewhere: {
      '/experiments/': 'https://full.example.com/experiments/',
      '/x/': 'https://full.example.com/x/',
      '/bare/': 'https://full.example.com/bare/',
    },
  });
  const tree: Root = {type: 'root', children: [{type: 'definition', identifier: 'a', url: '/x/'}]};
  options[0]?.beforeDefaultRemarkPlugins[0]()(tree);
  expect(tree.children).toMatchObject([{url: 'https://full.example.com/x/'}]);
});

it('throws on a faulty registry before anything is built', () => {
  expect(() => expand({only: 'iu'})).toThrowErrorMatchingInlineSnapshot(`
    "plugin product-identity, option PRODUCTS: "iu" is no product
      Fix: did you mean "ui"?"
  `);
  expect(() => expand({fallback: 'dosc'})).toThrowErrorMatchingInlineSnapshot(`
    "plugin product-identity, option fallback: "dosc" is no product
      Fix: did you mean "docs"?"
  `);
});

it('refuses an option that it does not know', () => {
  const unknown = {fallbak: 'docs'} as Partial<PresetOptions>;
  expect(() => expand(unknown)).toThrowErrorMatchingInlineSnapshot(`
    "plugin product-identity, option fallbak: is not an option
      Fix: did you mean "fallback"?"
  `);
});

it('asks when a page was changed only where a checkout can tell', () => {
  const docs = {showLastUpdateTime: true};
  const folder = mkdtempSync(path.join(tmpdir(), 'checkout-'));
  mkdirSync(path.join(folder, '.git'));
  const checkout = expand({docs}, folder).options;
  rmSync(folder, {recursive: true});
  expect(checkout.every(({showLastUpdateTime}) => showLastUpdateTime === true)).toBe(true);
  const copy = expand({docs}).options;
  expect(copy.every(({showLastUpdateTime}) => showLastUpdateTime === false)).toBe(true);
});
