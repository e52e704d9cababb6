import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import productIdentity, {loadRegistry} from '../index';
import type {Registry} from '../index';
import {parseOptions} from '../options';
import type {Options} from '../options';
import {writtenProduct} from './__fixtures__/registry';

/** A site whose only package is `kit` 7.3.4. */
let siteDir: string;

beforeAll(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'product-identity-'));
  const kit = path.join(siteDir, 'node_modules/kit');
  mkdirSync(kit, {recursive: true});
  writeFileSync(path.join(kit, 'package.json'), JSON.stringify({version: '7.3.4'}));
});

afterAll(() => rmSync(siteDir, {recursive: true}));

const ui = writtenProduct('ui', {package: {name: 'kit'}, versions: [{current: true}]});
const products = [ui, writtenProduct('joy'), writtenProduct('docs')];

const optionsOf = (options: Partial<Options> = {}) => parseOptions({products, ...options});

describe('loadRegistry', () => {
  it('reads the installed version', () => {
    const {built} = loadRegistry(siteDir, optionsOf());
    expect(built[0]?.versions).toEqual([{text: 'v7.3.4', current: true}]);
  });

  it('tells faults of packages and of PRODUCTS at once', () => {
    const pinned = {...ui, package: {name: 'kit', version: '7.0.0'}};
    const options = optionsOf({products: [pinned, ...products.slice(1)], only: 'joi'});
    expect(() => loadRegistry(siteDir, options)).toThrowErrorMatchingInlineSnapshot(`
      "plugin product-identity, option products[0].package.version: "ui" is pinned to 7.0.0, but kit 7.3.4 is installed
        Fix: write 7.3.4, or run npm install kit@7.0.0
      plugin product-identity, option PRODUCTS: "joi" is no product
        Fix: did you mean "joy" or "ui"?"
    `);
  });
});

describe('the plugin', () => {
  async function run(options: Partial<Options> = {}) {
    const siteConfig = {url: 'https://full.example.com'};
    const context = {siteDir, siteConfig} as LoadContext;
    const plugin = productIdentity(context, optionsOf(options));
    const setGlobalData = jest.fn();
    const createData = jest.fn<Promise<string>, [string, unknown]>(() => Promise.resolve(''));
    const actions = {setGlobalData, createData} as unknown as PluginContentLoadedActions;
    const content = (await plugin.loadContent?.()) as Registry;
    await plugin.contentLoaded?.({content, actions});
    const [[global] = []] = setGlobalData.mock.calls as unknown[][];
    return {global: global as {products: object[]}, createData};
  }

  it('puts ids, labels and addresses on every page', async () => {
    const {global} = await run({languageAwareHosts: ['v5.example.com']});
    expect(global).toMatchObject({fallback: 'docs', languageAwareHosts: ['v5.example.com']});
    expect(global.products[0]).toEqual({
      id: 'ui',
      name: 'UI',
      category: 'core',
      logo: {light: '/ui.svg', dark: '/ui-dark.svg'},
      routeRoots: ['/ui/'],
      versions: [{text: 'v7.3.4', current: true}],
      href: '/ui/',
    });
    expect(JSON.stringify(global)).not.toContain('What ui is for.');
  });

  it('writes what is longer for the pages that show it', async () => {
    const {createData} = await run();
    expect(createData.mock.calls).toEqual([
      [
        'registry.json',
        ['ui', 'joy', 'docs'].map(
          (id) => expect.objectContaining({id, description: `What ${id} is for.`}) as object,
        ),
      ],
    ]);
  });

  it('keeps the order of the registry, and leads to the full site for what it leaves out', async () => {
    const {global} = await run({only: 'joy'});
    expect(global.products).toMatchObject([
      {id: 'ui', href: 'https://full.example.com/ui/'},
      {id: 'joy', href: '/joy/'},
      {id: 'docs', href: '/docs/'},
    ]);
  });
});
