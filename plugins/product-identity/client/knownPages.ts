import routes from '@generated/routes';
import {hearRoutes} from '../../_shared/client/arrivingRoutes';
import type {Moved} from '../../_shared/site/moved';

type Routes = readonly {
  path?: string | string[] | undefined;
  routes?: Routes | undefined;
  /** As the build says it of a page. */
  moved?: Moved;
  /** Other addresses of the site that the page asks for; where pages are loaded in parts. */
  asks?: readonly string[];
}[];

const NOWHERE: Moved = {};

/** Made when a page first asks, once for all pages that a build renders. */
let known: ReadonlyMap<string, Moved> | undefined;
hearRoutes(() => {
  known = undefined;
});

/**
 * The pages of the site that the page which is shown may ask for, by address, with the base URL.
 * Another map as soon as there are more.
 */
export function knownPages(): ReadonlyMap<string, Moved> {
  known ??= new Map([...asked(routes), ...pagesOf(routes)]);
  return known;
}

function pagesOf(list: Routes): [string, Moved][] {
  return list.flatMap(({path = [], routes: below, moved = NOWHERE}) =>
    below ? pagesOf(below) : [path].flat().map((each): [string, Moved] => [each, moved]),
  );
}

function asked(list: Routes): [string, Moved][] {
  return list.flatMap(({routes: below, asks = []}) =>
    below ? asked(below) : asks.map((address): [string, Moved] => [address, NOWHERE]),
  );
}
