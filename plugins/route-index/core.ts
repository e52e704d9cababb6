/** What of a route tells the addresses that it is for, as React Router has it. */
export interface RoutePath {
  path?: string | readonly string[] | undefined;
  exact?: boolean | undefined;
  strict?: boolean | undefined;
  sensitive?: boolean | undefined;
}

/** Addresses and paths that React Router compares letter by letter, but for case and a last slash. */
const PLAIN = /^\/[\w\-./~%@!,;=&]*$/;

/**
 * Whether a route is for an address, by comparing them.
 *
 * @returns `undefined` where only React Router's own matching can tell
 */
export function isFor(route: RoutePath, address: string): boolean | undefined {
  const own = keyOfRoute(route);
  const wanted = keyOfAddress(address);
  return own === undefined || wanted === undefined ? undefined : own === wanted;
}

/** All routes are asked for one address, and then all for the next. */
const routeKeys = new WeakMap<RoutePath, {key: string | undefined}>();
let asked: {address: string; key: string | undefined} = {address: '', key: undefined};

function keyOfRoute(route: RoutePath): string | undefined {
  const known = routeKeys.get(route);
  if (known) return known.key;
  const {path, exact, strict, sensitive} = route;
  const isCompared = exact && !strict && !sensitive && typeof path === 'string' && PLAIN.test(path);
  const key = isCompared ? keyOf(path) : undefined;
  routeKeys.set(route, {key});
  return key;
}

function keyOfAddress(address: string): string | undefined {
  if (asked.address !== address) {
    asked = {address, key: PLAIN.test(address) ? keyOf(address) : undefined};
  }
  return asked.key;
}

/** Finds the first of many routes that is for an address. */
export interface RouteIndex<Route> {
  /** @param matches what is asked of a route that comparing does not tell */
  find(address: string, matches: (route: Route) => boolean): Route | undefined;
}

/** Reads routes once: those with a plain address are found by it, the few others in their order. */
export function indexRoutes<Route extends RoutePath>(routes: readonly Route[]): RouteIndex<Route> {
  const plain = new Map<string, number>();
  const others: number[] = [];
  routes.forEach((route, position) => {
    if (typeof route.path === 'string' && isFor(route, route.path)) {
      const key = keyOf(route.path);
      plain.set(key, plain.get(key) ?? position);
    } else others.push(position);
  });
  const at = (position: number) => routes[position] as Route;
  return {
    find(address, matches) {
      if (!PLAIN.test(address)) return routes.find(matches);
      const known = plain.get(keyOf(address)) ?? routes.length;
      const earlier = others.find((position) => position < known && matches(at(position)));
      return earlier === undefined ? routes[known] : at(earlier);
    },
  };
}

/** React Router takes `/A/` and `/a` for the same; `/a//` is another address. */
function keyOf(address: string): string {
  return address.replace(/\/$/, '').toLowerCase();
}
