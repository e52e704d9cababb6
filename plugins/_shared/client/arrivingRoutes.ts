import type routes from '@generated/routes';

type Routes = typeof routes;

const listeners = new Set<(routes: Routes) => void>();

/** Hears of the routes that come after the first ones, before the first of them is shown. */
export function hearRoutes(listener: (routes: Routes) => void): void {
  listeners.add(listener);
}

/** Says that routes have come. */
export function tellRoutes(routes: Routes): void {
  for (const listener of listeners) listener(routes);
}
