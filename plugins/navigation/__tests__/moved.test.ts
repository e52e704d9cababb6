import {movedDocs, withMoved} from '../core/moved';

const versions = [
  {
    path: '/ui',
    docs: [
      {id: 'index', permalink: '/ui/'},
      {id: 'tabs', permalink: '/ui/tabs'},
      {id: 'button', permalink: '/ui/react-button'},
      {id: 'new', permalink: '/ui/new'},
      {id: 'styles', permalink: '/ui/styles'},
    ],
  },
  {
    path: '/ui/v6',
    docs: [
      {id: 'index', permalink: '/ui/v6/'},
      {id: 'tabs', permalink: '/ui/v6/tabs'},
      {id: 'button', permalink: '/ui/v6/button'},
      {id: 'css', permalink: '/ui/v6/styles'},
    ],
  },
];

it('tells of the docs alone that are not where their address says', () => {
  expect([...movedDocs(versions, [])]).toEqual([
    ['/ui/react-button', {'/ui/v6/': '/ui/v6/button/'}],
    ['/ui/styles', {'/ui/v6/': null}],
    ['/ui/v6/button', {'/ui/': '/ui/react-button/'}],
    ['/ui/v6/styles', {'/ui/': null}],
  ]);
});

it('tells a doc from a page of another kind at its address', () => {
  expect(movedDocs(versions, ['/ui/v6/new/']).get('/ui/new')).toEqual({'/ui/v6/': null});
});

it('has nothing to tell of one version', () => {
  expect(movedDocs(versions.slice(0, 1), []).size).toBe(0);
});

it('says so on the routes of these docs, and on no others', () => {
  const child = (path: string) => ({path, component: '@theme/DocItem'});
  const route = {...child('/ui'), routes: [child('/ui/tabs'), child('/ui/react-button')]};
  const before = structuredClone(route);
  const moved = {'/ui/v6/': '/ui/v6/button/'};
  expect(withMoved(route, new Map([['/ui/react-button', moved]])).routes).toEqual([
    child('/ui/tabs'),
    {...child('/ui/react-button'), moved},
  ]);
  expect(route).toEqual(before);
});
