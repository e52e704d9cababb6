import {checkProducts} from '../core/check';
import type {SiteProduct, SiteVersion} from '../core/types';
import {fullProduct} from './__fixtures__/products';

const suggest = (name: string, known: readonly string[]) => `not ${name}, but ${known.join()}`;

const OPTION = 'plugin site, option';

const check = (...products: ReturnType<typeof fullProduct>[]) =>
  checkProducts([...products, fullProduct('docs')], {fallback: 'docs', suggest});

const checkVersions = (versions: SiteVersion[], own: Partial<SiteProduct> = {}) =>
  check(fullProduct('ui', {versions, ...own}));

it('passes products without a fault', () => {
  const versions = [{current: true}, {text: 'v6', docs: 'v6'}, {text: 'v5', href: '/old/'}];
  const ui = fullProduct('ui', {packages: ['ui'], versions});
  expect(check(ui, fullProduct('core', {versionOf: 'ui', versions: undefined}))).toEqual([]);
});

it('wants ids and route roots of their own, across products', () => {
  const second = fullProduct('ui', {routeRoots: ['/other/', '/ui/']});
  const fix = 'give each its own value';
  expect(check(fullProduct('ui'), second)).toEqual([
    {where: `${OPTION} products[1].id`, what: '"ui" is taken by products[0].id', fix},
    {
      where: `${OPTION} products[1].routeRoots[1]`,
      what: '"/ui/" is taken by products[0].routeRoots[0]',
      fix,
    },
  ]);
});

it('takes the root of the site as the only one of a product', () => {
  expect(check(fullProduct('ui', {routeRoots: ['/']}))).toEqual([]);
  expect(check(fullProduct('ui', {routeRoots: ['/ui/', '/']}))).toEqual([
    {
      where: `${OPTION} products[0].routeRoots[1]`,
      what: '"/" is one of several roots of "ui"',
      fix: 'make it the only one',
    },
  ]);
});

it.each([
  [0, [{text: 'v6', href: '/ui/v6/'}]],
  [
    2,
    [
      {text: 'v7', current: true},
      {text: 'v6', current: true},
    ],
  ],
])('wants one current version, not %i', (count, versions) => {
  expect(checkVersions(versions)).toEqual([
    {
      where: `${OPTION} products[0].versions`,
      what: `"ui" has ${count} current versions`,
      fix: 'mark exactly one version with "current: true"',
    },
  ]);
});

it.each([
  ['href', '/ui/'],
  ['docs', 'v7'],
])('wants no address on the current version: %s', (field, address) => {
  expect(checkVersions([{text: 'v7', current: true, [field]: address}])).toMatchObject([
    {
      where: `${OPTION} products[0].versions[0].${field}`,
      what: `the current version has the address "${address}"`,
    },
  ]);
});

it('wants an address on every other version', () => {
  expect(checkVersions([{text: 'v7', current: true}, {text: 'v6'}])).toMatchObject([
    {where: `${OPTION} products[0].versions[1]`, what: 'version "v6" has no address'},
  ]);
});

it('wants a text where no package can give one', () => {
  const past = {href: '/ui/v6/'};
  expect(checkVersions([{current: true}, past])).toMatchObject([
    {where: `${OPTION} products[0].versions[0].text`, what: 'the version has no text'},
    {where: `${OPTION} products[0].versions[1].text`},
  ]);
  expect(checkVersions([{current: true}, past], {packages: ['ui']})).toMatchObject([
    {where: `${OPTION} products[0].versions[1].text`},
  ]);
});

it('wants references to known ids, and suggests the nearest', () => {
  const core = fullProduct('core', {versionOf: 'iu'});
  expect(checkProducts([core], {fallback: 'dosc', suggest})).toEqual([
    {where: `${OPTION} fallback`, what: '"dosc" is no product', fix: 'not dosc, but core'},
    {
      where: `${OPTION} products[0].versionOf`,
      what: '"iu" is no product',
      fix: 'not iu, but core',
    },
  ]);
});
