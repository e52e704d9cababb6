import {render} from '@testing-library/react';
import * as upstream from 'react-router-config';
import {matchPath as matchUpstream, MemoryRouter} from 'react-router-dom';
import {matchPath} from '../client/router';
import {matchRoutes, renderRoutes} from '../client/routes';

type Routes = Parameters<typeof matchRoutes>[0];

const page = (path: string) => ({path, exact: true, component: () => <p>page {path}</p>});

const DOCS = [page('/kit/a/'), page('/kit/Button-Lab/'), page('/kit/é/'), page('/kit/a.b/(c)/')];

const ROUTES: Routes = [
  page('/search/'),
  page('/kit/early/'),
  {
    path: '/kit',
    component: ({route}) => <section>{renderRoutes(route.routes)}</section>,
    routes: [...DOCS, {path: '/kit/:name/tabs', exact: true, render: () => <p>a tab</p>}],
  },
  page('/kit/late/'),
  page('/'),
  page('/a+b/'),
  {path: '/strict/', exact: true, strict: true, render: () => <p>strict</p>},
  {path: '*', component: () => <p>no page</p>},
];

const ADDRESSES = [
  '/',
  '',
  '/search',
  '/search/',
  '/SEARCH/',
  '/search//',
  '/searches/',
  '/kit',
  '/kit/',
  '/kit/a',
  '/Kit/A/',
  '/kit/a/b/',
  '/kit/button-lab/',
  '/kit/é/',
  '/kit/É/',
  '/kit/%C3%A9/',
  '/kit/a.b/(c)/',
  '/kit/axb/(c)/',
  '/kit/any/tabs/',
  '/kit/early/',
  '/kit/late/',
  '/a+b/',
  '/aab/',
  '/strict',
  '/strict/',
  '/__proto__/',
  '/nowhere/constructor',
];

it.each(ADDRESSES)('leads "%s" where React Router would', (address) => {
  const paths = (found: {route: {path?: unknown}; match: unknown}[]) =>
    found.map(({route, match}) => ({path: route.path, match}));
  expect(paths(matchRoutes(ROUTES, address))).toEqual(
    paths(upstream.matchRoutes(ROUTES as upstream.RouteConfig[], address)),
  );
});

it.each(ADDRESSES)('shows at "%s" what React Router would', (address) => {
  const shown = (routes: React.ReactNode) =>
    render(<MemoryRouter initialEntries={[address]}>{routes}</MemoryRouter>).container.innerHTML;
  expect(shown(renderRoutes(ROUTES))).toBe(
    shown(upstream.renderRoutes(ROUTES as upstream.RouteConfig[])),
  );
});

it.each(ADDRESSES)('matches "%s" with each path as React Router would', (address) => {
  for (const {path, ...route} of [...ROUTES, ...DOCS]) {
    const wanted = {...(path && {path}), exact: 'exact' in route, strict: 'strict' in route};
    expect(matchPath(address, wanted)).toEqual(matchUpstream(address, wanted));
  }
});

it('makes no element for routes that are for other addresses', () => {
  const asked: string[] = [];
  const watched = Array.from({length: 50}, (_, number) => ({
    exact: true,
    component: () => <p>page</p>,
    get path() {
      asked.push(`/p${number}/`);
      return `/p${number}/`;
    },
  }));
  matchRoutes(watched, '/p1/');
  asked.length = 0;
  matchRoutes(watched, '/p49/');
  expect(new Set(asked)).toEqual(new Set(['/p49/']));
});
