import type {ProductPages} from '../core/page/toReference';
import {toReference} from '../core/page/toReference';
import {sharedSetsOf} from '../core/load/sets';
import {pageNamesOf} from '../core/load/pageNames';
import type {Packages} from '../core/load/reference';
import {historyOf, type Snapshot} from '../../api-history';
import {loadedOf} from './__fixtures__/loaded';
import {propOf} from './__fixtures__/models';

const pagesFor = (packages: Packages, more: Partial<ProductPages> = {}): ProductPages => ({
  root: '/kit/',
  demos: [],
  pageNames: pageNamesOf(packages),
  sets: sharedSetsOf(packages.flatMap(({models}) => models)),
  ...more,
});

/** What was loaded of a package whose card stands on its base. */
function loaded(name: string, names: readonly string[], options = {}) {
  const api = loadedOf(name, names, options);
  const inheritance = {component: 'Base', props: 2};
  const models = api.models.map((model) =>
    model.name === 'Card' ? {...model, inheritance, props: [propOf('raised')]} : model,
  );
  return {...api, models};
}

test('adds demos and addresses to the models of a package', () => {
  const packages: Packages = [
    loaded('@scope/kit', ['Base', 'Card'], {version: 'v2', package: 'kit-two'}),
  ];
  const usages = [{package: '@scope/kit', name: 'Card', props: ['raised', 'sx']}];
  const demos = [{title: 'Card: Basic', href: '/kit/card/', about: [], usages}];
  const reference = toReference(packages, pagesFor(packages, {demos}));
  expect(reference).toMatchObject({folder: 'kit/v2', package: '@scope/kit', root: '/kit/'});
  expect(reference.models[1]).toMatchObject({
    inheritance: {component: 'Base', href: '/kit/api/base/'},
    demos: [{title: 'Card: Basic', href: '/kit/card/', props: ['raised']}],
  });
});

test('joins the packages of a product, whose components stand on each other', () => {
  const lab = loaded('@scope/lab', ['Card', 'Masonry']);
  const packages: Packages = [loaded('@scope/kit', ['Base', 'Card', 'useCard']), lab];
  const usages = [{package: '@scope/lab', name: 'Card', props: ['raised']}];
  const demos = [{title: 'Card: Lab', href: '/kit/lab/', about: [], usages}];
  const {models, ...reference} = toReference(packages, pagesFor(packages, {demos}));
  expect(reference).toMatchObject({folder: 'kit', package: '@scope/kit', version: '1.0.0'});
  expect(models.map(({name, pageName, package: from}) => [name, pageName, from])).toEqual([
    ['Base', undefined, '@scope/kit'],
    ['Card', undefined, '@scope/kit'],
    ['Card', 'Card (lab)', '@scope/lab'],
    ['Masonry', undefined, '@scope/lab'],
    ['useCard', undefined, '@scope/kit'],
  ]);
  expect(models.map((model) => model.demos.length)).toEqual([0, 0, 1, 0, 0]);
  expect(models[2]?.inheritance?.href).toBe('/kit/api/base/');
});

test("a package's own page comes before that of another with the name", () => {
  const packages: Packages = [
    loaded('@scope/kit', ['Base']),
    loaded('@scope/lab', ['Base', 'Card']),
  ];
  const {models} = toReference(packages, pagesFor(packages));
  expect(models.find(({name}) => name === 'Card')?.inheritance?.href).toBe('/kit/api/base-lab/');
});

test('the past is that of the package that has snapshots', () => {
  const kit = loaded('@scope/kit', ['Card'], {history: 'docs/_api'});
  const packages: Packages = [kit, loaded('@scope/lab', ['Card'])];
  const raised = {type: 'boolean', default: null, required: false, deprecated: false};
  const snapshot = (version: string, props: Snapshot['api'][string]): Snapshot => ({
    package: '@scope/kit',
    version,
    api: {Card: props},
  });
  const history = historyOf([snapshot('0.9.0', {}), snapshot('1.0.0', {raised})]);
  const {models} = toReference(packages, pagesFor(packages, {history}));
  expect(models.map(({props}) => props[0]?.since)).toEqual(['1.0.0', null]);
});
