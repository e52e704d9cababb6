import {createElement} from 'react';
import type {ComponentType, Key, ReactElement, ReactNode} from 'react';
import {matchPath, Route, Switch, useLocation} from 'react-router-dom';
import type {match, RouteComponentProps, SwitchProps} from 'react-router-dom';
import {indexRoutes} from '../core';
import type {RouteIndex} from '../core';

// The names and arguments are those of the package react-router-config, whose place this takes.

/** A route as Docusaurus makes it. */
interface RouteConfig {
  path?: string | string[];
  exact?: boolean;
  strict?: boolean;
  key?: Key;
  routes?: RouteConfig[];
  component?: ComponentType<DrawnProps>;
  render?: (props: DrawnProps) => ReactNode;
}

type DrawnProps = RouteComponentProps & {route: RouteConfig};

/** A route on the way to an address, and how it matches. */
interface Branch {
  route: RouteConfig;
  match: match;
}

const indexes = new WeakMap<
  readonly RouteConfig[],
  {length: number; index: RouteIndex<RouteConfig>}
>();

/** Routes may arrive later among the others: what is shown keeps its key, whatever stands before it. */
const keys = new WeakMap<RouteConfig, number>();
let routesSeen = 0;

/** The routes that lead to an address, from the outermost inwards; none where there is no page. */
export function matchRoutes(
  routes: RouteConfig[],
  address: string,
  branch: Branch[] = [],
): Branch[] {
  const route = routeFor(routes, address);
  const found = route && matchOf(route, address, branch);
  if (!found) return branch;
  branch.push({route, match: found});
  return route.routes ? matchRoutes(route.routes, address, branch) : branch;
}

/** Draws the first route that is for the address being read; the others are not even made. */
export function renderRoutes(
  routes: RouteConfig[] | undefined,
  extraProps: object = {},
  switchProps: SwitchProps = {},
): ReactElement | null {
  return routes ? createElement(Routes, {routes, extraProps, switchProps}) : null;
}

interface RoutesProps {
  routes: RouteConfig[];
  extraProps: object;
  switchProps: SwitchProps;
}

function Routes({routes, extraProps, switchProps}: RoutesProps) {
  const here = useLocation();
  const route = routeFor(routes, (switchProps.location ?? here).pathname);
  return (
    <Switch {...switchProps}>
      {route && (
        <Route
          key={route.key ?? keyOf(route)}
          {...pathOf(route)}
          render={(props) => draw(route, {...props, ...extraProps, route})}
        />
      )}
    </Switch>
  );
}

function draw(route: RouteConfig, props: DrawnProps) {
  if (route.render) return route.render(props);
  return route.component ? createElement(route.component, props) : null;
}

function routeFor(routes: readonly RouteConfig[], address: string): RouteConfig | undefined {
  const {length} = routes;
  const known = indexes.get(routes);
  const current = known?.length === length ? known : {length, index: indexRoutes(routes)};
  indexes.set(routes, current);
  return current.index.find(address, (route) => matchOf(route, address, []) !== null);
}

function keyOf(route: RouteConfig): number {
  const key = keys.get(route) ?? (routesSeen += 1);
  keys.set(route, key);
  return key;
}

/** A route without a path matches as the one that it stands in. */
function matchOf(route: RouteConfig, address: string, branch: readonly Branch[]): match | null {
  if (route.path) return matchPath(address, pathOf(route));
  return branch.at(-1)?.match ?? matchPath(address, {path: '/'});
}

/** The rest of a route would be taken for what React Router draws. */
function pathOf({path, exact, strict}: RouteConfig) {
  return {...(path && {path}), ...(exact && {exact}), ...(strict && {strict})};
}
