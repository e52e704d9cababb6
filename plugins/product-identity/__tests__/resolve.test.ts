import {resolveRegistry, toIdentity} from '../core/resolve';
import type {ProductOptions} from '../core/types';
import {builtProduct, writtenProduct} from './__fixtures__/registry';

const installed = (name: string) => ({'@kit/ui': '7.3.4'})[name];

const resolve = (...products: ProductOptions[]) => resolveRegistry(products, installed);

const kit = (own: Partial<ProductOptions> = {}) =>
  writtenProduct('ui', {package: {name: '@kit/ui'}, versions: [{current: true}], ...own});

describe('resolveRegistry', () => {
  it('fills in the installed version, and keeps the others as they are', () => {
    const past = {text: 'v6', href: '/ui/v6/'};
    const {products, faults} = resolve(kit({versions: [{current: true}, past]}));
    expect(products[0]?.versions).toEqual([{text: 'v7.3.4', current: true}, past]);
    expect(faults).toEqual([]);
  });

  it('gives a product the package and version of the one it refers to', () => {
    const core = writtenProduct('core', {versionOf: 'ui', versions: [{current: true}]});
    const [, resolved] = resolve(kit(), core).products;
    expect(resolved?.versions).toEqual([{text: 'v7.3.4', current: true}]);
    expect(resolved?.package).toEqual({name: '@kit/ui'});
    expect(resolved).not.toHaveProperty('versionOf');
  });

  it('calls a product without a package v0.0.0', () => {
    const {products} = resolve(writtenProduct('docs', {versions: [{current: true}]}));
    expect(products[0]?.versions).toEqual([{text: 'v0.0.0', current: true}]);
  });

  it('names both versions where the pinned one is not installed', () => {
    const pinned = {name: '@kit/ui', version: '7.0.0'};
    expect(resolve(kit({package: pinned})).faults).toEqual([
      {
        option: 'products[0].package.version',
        what: '"ui" is pinned to 7.0.0, but @kit/ui 7.3.4 is installed',
        fix: 'write 7.3.4, or run npm install @kit/ui@7.0.0',
      },
    ]);
  });

  it('takes the text of the current version for a pin as well', () => {
    expect(resolve(kit({versions: [{text: 'v7.3.4', current: true}]})).faults).toEqual([]);
    expect(resolve(kit({versions: [{text: 'v7.3.3', current: true}]})).faults).toMatchObject([
      {option: 'products[0].versions', what: expect.stringContaining('pinned to 7.3.3') as string},
    ]);
  });

  it('names a package that is not installed once, however many refer to it', () => {
    const ui = kit({package: {name: '@kit/gone', version: '1.0.0'}});
    const core = writtenProduct('core', {versionOf: 'ui'});
    expect(resolve(ui, core).faults).toEqual([
      {
        option: 'products[0].package.name',
        what: '@kit/gone is not installed',
        fix: 'run npm install @kit/gone',
      },
    ]);
  });
});

describe('toIdentity', () => {
  const versions = [
    {text: 'v7', current: true as const},
    {text: 'v6', href: '/ui/v6/'},
    {text: 'v5', href: 'https://v5.example.com/ui/'},
    {text: 'View all versions', href: '/versions/'},
  ];
  const ui = builtProduct('ui', {versions, package: {name: '@kit/ui'}});

  it('keeps ids, labels and addresses, and nothing longer', () => {
    expect(toIdentity(ui, undefined)).toEqual({
      id: 'ui',
      name: 'UI',
      category: 'core',
      logo: {light: '/ui.svg', dark: '/ui-dark.svg'},
      routeRoots: ['/ui/'],
      versions,
      href: '/ui/',
    });
  });

  it('sends readers of a product left out to the full site, for its own pages only', () => {
    const {href, versions: shown} = toIdentity(ui, 'https://full.example.com');
    expect(href).toBe('https://full.example.com/ui/');
    expect(shown.map((version) => version.href)).toEqual([
      undefined,
      'https://full.example.com/ui/v6/',
      'https://v5.example.com/ui/',
      '/versions/',
    ]);
  });
});
