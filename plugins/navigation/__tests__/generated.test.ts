import {generatedAddresses, generatedItems, placeOf, withGenerated} from '../core/generated';
import type {GeneratedGroup} from '../core/generated';
import type {Route} from '../core/tabs';

const GROUP: GeneratedGroup = {
  segment: 'api',
  label: 'API reference',
  list: 'api/{product}.json',
  component: '@theme/ApiPage',
  data: '@generated/api/{product}/{name}.json',
  product: 'ui',
  names: ['IconButton', 'useButton'],
};

const page = (path: string): Route => ({path, component: '@theme/DocItem', exact: true});

test('a group is one closed category of links', () => {
  expect(generatedItems([GROUP], '/base/ui')).toEqual([
    {
      type: 'category',
      label: 'API reference',
      collapsible: true,
      collapsed: true,
      items: [
        {type: 'link', href: '/base/ui/api/icon-button/', label: 'IconButton'},
        {type: 'link', href: '/base/ui/api/use-button/', label: 'useButton'},
      ],
    },
  ]);
});

test('a long group is divided', () => {
  const names = Array.from({length: 320}, (_, i) => `${'AB'[i % 2]}${i}`);
  const [group] = generatedItems([{...GROUP, names}], '/ui');
  const parts = group?.type === 'category' ? group.items : [];
  expect(parts.map((part) => part.type === 'category' && [part.label, part.items.length])).toEqual([
    ['A', 160],
    ['B', 160],
  ]);
});

test('a group has its icon, and a page that is the only one that of its group', () => {
  const icons = [{}, {single: true, names: ['Changes']}].flatMap((own) =>
    generatedItems([{...GROUP, icon: 'book', ...own}], '/ui').map(({customProps}) => customProps),
  );
  expect(icons).toEqual([{icon: 'book'}, {icon: 'book'}]);
});

test('its pages stand beside the pages of the version, and nowhere else', () => {
  const old: Route = {path: '/ui/v1', component: 'V', routes: [page('/ui/v1/a/')]};
  const current: Route = {path: '/ui', component: 'V', routes: [page('/ui/a/')]};
  const route: Route = {path: '/ui', component: '@theme/DocsRoot', routes: [old, current]};
  const before = structuredClone(route);
  const result = withGenerated(route, (path) => path === '/ui/a/', [GROUP], '/ui/');
  expect(route).toEqual(before);
  expect(result.routes?.[0]).toEqual(old);
  expect(result.routes?.[1]?.routes).toEqual([
    page('/ui/a/'),
    {
      path: '/ui/api/icon-button/',
      component: '@theme/ApiPage',
      exact: true,
      sidebar: 'docs',
      modules: {model: '@generated/api/ui/icon-button.json'},
    },
    {
      path: '/ui/api/use-button/',
      component: '@theme/ApiPage',
      exact: true,
      sidebar: 'docs',
      modules: {model: '@generated/api/ui/use-button.json'},
    },
  ]);
});

test('a past version has a place of its own, and its pages no title in lists of pages', () => {
  expect([placeOf('ui', 'current'), placeOf('ui', 'v6')]).toEqual(['ui', 'ui/v6']);
  const [first] = generatedAddresses([GROUP], '/ui/v6', false);
  expect(first).toEqual({
    pathname: '/ui/v6/api/icon-button/',
    source: 'IconButton of API reference',
  });
});

test('a route without children stays as it is', () => {
  const route = page('/ui/tags/');
  expect(withGenerated(route, () => true, [GROUP], '/ui')).toBe(route);
});

test('the addresses are told with what they come from, and what the tree says of them', () => {
  const section = 'API reference';
  expect(generatedAddresses([GROUP], '/ui')).toEqual([
    {
      pathname: '/ui/api/icon-button/',
      source: 'IconButton of API reference',
      title: 'IconButton',
      section,
    },
    {
      pathname: '/ui/api/use-button/',
      source: 'useButton of API reference',
      title: 'useButton',
      section,
    },
  ]);
});
