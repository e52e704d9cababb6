import {askedScope, scopeOf, shardsIn} from '../core/query/scope';

const entry = (product: string, version: string, root: string) => ({
  product,
  version,
  root,
  file: `${product}/${version}.json`,
});
const UI = entry('ui', 'current', '/ui/');
const OLD = entry('ui', 'v1', '/ui/v1/');
const LAB = entry('lab', 'current', '/lab/');
const ALL = [UI, OLD, LAB];
const own = {product: 'ui', version: 'v1'};

it.each([
  ['/ui/button/', {product: 'ui', version: 'current'}],
  ['/ui/v1/button/', own],
  ['/ui/v1', own],
  ['/', 'all'],
  ['/uiv/', 'all'],
])('a reader of %s searches %j', (pathname, scope) => {
  expect(scopeOf(pathname, ALL)).toEqual(scope);
});

it('looks into one version, or into the current ones and that which is read', () => {
  expect(shardsIn(own, ALL)).toEqual([OLD]);
  expect(shardsIn('all', ALL)).toEqual([UI, LAB]);
  expect(shardsIn('all', ALL, own)).toEqual([OLD, UI, LAB]);
});

it.each([
  ['', 'all'],
  ['product=all', 'all'],
  ['product=ui', {product: 'ui', version: 'current'}],
  ['product=ui&version=v1', own],
  ['product=ui&version=v9', {product: 'ui', version: 'current'}],
  ['product=%00&version=v1', 'all'],
])('an address with ?%s means %j', (search, scope) => {
  expect(askedScope(new URLSearchParams(search), ALL)).toEqual(scope);
});
