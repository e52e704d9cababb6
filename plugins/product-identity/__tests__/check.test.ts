import {checkRegistry} from '../core/check';
import type {ProductOptions, VersionOptions} from '../core/types';
import {writtenProduct} from './__fixtures__/registry';

const suggest = (name: string, known: readonly string[]) => `not ${name}, but ${known.join()}`;

const check = (...products: ProductOptions[]) =>
  checkRegistry([...products, writtenProduct('docs')], {fallback: 'docs', suggest});

const checkVersions = (versions: VersionOptions[], own: Partial<ProductOptions> = {}) =>
  check(writtenProduct('ui', {versions, ...own}));

it('passes a whole registry', () => {
  const versions = [{current: true}, {text: 'v6', href: '/ui/v6/'}];
  const ui = writtenProduct('ui', {package: {name: 'ui'}, versions});
  expect(check(ui, writtenProduct('core', {versionOf: 'ui', versions: []}))).toEqual([]);
});

it('wants ids and route roots of their own, across products', () => {
  const second = writtenProduct('ui', {routeRoots: ['/other/', '/ui/']});
  expect(check(writtenProduct('ui'), second)).toEqual([
    {
      option: 'products[1].id',
      what: '"ui" is taken by products[0].id',
      fix: 'give each its own value',
    },
    {
      option: 'products[1].routeRoots[1]',
      what: '"/ui/" is taken by products[0].routeRoots[0]',
      fix: 'give each its own value',
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
      option: 'products[0].versions',
      what: `"ui" has ${count} current versions`,
      fix: 'mark exactly one version with "current: true"',
    },
  ]);
});

it('lets a product have no versions at all', () => {
  expect(checkVersions([])).toEqual([]);
});

it('wants no address on the current version', () => {
  expect(checkVersions([{text: 'v7', current: true, href: '/ui/'}])).toMatchObject([
    {option: 'products[0].versions[0].href', what: 'the current version has the address "/ui/"'},
  ]);
});

it('wants an address on every other version', () => {
  expect(checkVersions([{text: 'v7', current: true}, {text: 'v6'}])).toMatchObject([
    {option: 'products[0].versions[1].href', what: 'version "v6" has no address'},
  ]);
});

it('wants a text where no package can give one', () => {
  const past = {href: '/ui/v6/'};
  expect(checkVersions([{current: true}, past])).toMatchObject([
    {option: 'products[0].versions[0].text', what: 'the version has no text'},
    {option: 'products[0].versions[1].text'},
  ]);
  expect(checkVersions([{current: true}, past], {package: {name: 'ui'}})).toMatchObject([
    {option: 'products[0].versions[1].text'},
  ]);
});

it('wants references to known ids, and suggests the nearest', () => {
  const core = writtenProduct('core', {versionOf: 'iu'});
  expect(checkRegistry([core], {fallback: 'dosc', suggest})).toEqual([
    {option: 'fallback', what: '"dosc" is no product', fix: 'not dosc, but core'},
    {option: 'products[0].versionOf', what: '"iu" is no product', fix: 'not iu, but core'},
  ]);
});
