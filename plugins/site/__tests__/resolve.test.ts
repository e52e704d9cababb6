import {resolveProducts} from '../core/resolve';
import type {FullProduct, SiteProduct} from '../core/types';
import {fullProduct} from './__fixtures__/products';

const installed = (name: string) => ({'@kit/ui': '7.3.4'})[name];

const repository = () => 'git+https://github.com/kit/ui.git';

const resolve = (...products: FullProduct[]) => resolveProducts(products, {installed, repository});

const kit = (own: Partial<SiteProduct> = {}) =>
  fullProduct('ui', {packages: ['@kit/ui'], versions: [{current: true}], ...own});

it('fills in the installed version, and gives those that are built here their address', () => {
  const versions = [{current: true}, {text: 'v6', docs: 'v6'}, {text: 'v5', href: '/old/'}];
  const {products, faults} = resolve(kit({versions}));
  expect(products[0]?.shown).toEqual([
    {text: 'v7.3.4', current: true},
    {text: 'v6', href: '/ui/v6/'},
    {text: 'v5', href: '/old/'},
  ]);
  expect(faults).toEqual([]);
});

it('gives a product the package and version of the one it refers to', () => {
  const core = fullProduct('core', {versionOf: 'ui', versions: [{current: true}]});
  expect(resolve(kit(), core).products[1]).toMatchObject({
    shown: [{text: 'v7.3.4', current: true}],
    source: '@kit/ui',
  });
});

it('calls a product without a package v0.0.0', () => {
  const {products} = resolve(fullProduct('docs', {versions: undefined}));
  expect(products[0]?.shown).toEqual([{text: 'v0.0.0', current: true}]);
});

it('takes the text of the current version for the one that must be installed', () => {
  const pinned = (text: string) =>
    kit({
      versions: [
        {text: 'v5', href: '/5/'},
        {text, current: true},
      ],
    });
  expect(resolve(pinned('v7.3.4')).faults).toEqual([]);
  expect(resolve(pinned('v7.0.0')).faults).toEqual([
    {
      where: 'plugin site, option products[0].versions[1].text',
      what: '"ui" is pinned to 7.0.0, but @kit/ui 7.3.4 is installed',
      fix: 'write 7.3.4, or run npm install @kit/ui@7.0.0',
    },
  ]);
});

it('names a package that is not installed once, however many refer to it', () => {
  const ui = kit({packages: ['@kit/gone'], versions: [{text: 'v1.0.0', current: true}]});
  const core = fullProduct('core', {versionOf: 'ui'});
  expect(resolve(ui, core).faults).toEqual([
    {
      where: 'plugin site, option products[0].packages[0]',
      what: '@kit/gone is not installed',
      fix: 'run npm install @kit/gone',
    },
  ]);
});

it('reads the repository from the package, unless the product names another', () => {
  expect(resolve(kit()).products[0]?.repository).toBe('https://github.com/kit/ui');
  const own = 'https://gitlab.com/kit/ui';
  expect(resolve(kit({repository: own})).products[0]?.repository).toBe(own);
});

it('names each package of a product that is not installed', () => {
  const {faults} = resolve(kit({packages: ['@kit/ui', '@kit/lab', '@kit/icons']}));
  expect(faults.map(({where, what}) => `${where}: ${what}`)).toEqual([
    'plugin site, option products[0].packages[1]: @kit/lab is not installed',
    'plugin site, option products[0].packages[2]: @kit/icons is not installed',
  ]);
});
