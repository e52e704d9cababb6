import {keeper, wholeOf, withKept, withPart} from '../core/kept';

const isKept = keeper(['/ui/', '/ui/start/*'], '/ar/');
const docs = ['/ar/ui/', '/ar/ui/start/a/', '/ar/ui/button/'].map((permalink) => ({permalink}));

it('keeps what is named, and everything where nothing is', () => {
  expect(docs.map(({permalink}) => isKept(permalink))).toEqual([true, true, false]);
  expect(keeper(undefined, '/ar/')('/ar/ui/button/')).toBe(true);
});

it('tells other plugins of no other page, and the tree of all', () => {
  const tab = {pathname: '/ar/ui/button/components-api/', source: 'components of a page'};
  const loaded = {loadedVersions: [{name: 'v1', docs}], addresses: [tab]};
  const part = withPart(loaded, isKept);
  expect(part).toMatchObject({
    loadedVersions: [{name: 'v1', docs: docs.slice(0, 2)}],
    addresses: [],
  });
  expect(wholeOf(part).loadedVersions).toEqual(loaded.loadedVersions);
  expect(wholeOf(loaded)).toEqual(loaded);
});

it('makes no other route, nor a layout without a page', () => {
  const page = (path: string) => ({path, component: '@theme/DocItem'});
  const layout = (...paths: string[]) => ({
    path: '/ar/ui',
    component: '@theme/DocRoot',
    routes: paths.map(page),
  });
  const route = {
    path: '/ar/ui',
    component: '@theme/DocsRoot',
    routes: [layout('/ar/ui/start/a/', '/ar/ui/button/'), layout('/ar/ui/v1/a/')],
  };
  expect(withKept(route, isKept).routes).toEqual([layout('/ar/ui/start/a/')]);
});
