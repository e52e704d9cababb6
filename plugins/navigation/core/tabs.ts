import {TABS} from '../../_shared/site/entries';
import {kebabCase} from '../../_shared/text/names';
import type {TabName} from '../../_shared/site/entries';
import type {Moved} from '../../_shared/site/moved';
import {apiPageOf, namesIn} from './apiPages';

export type {TabName} from '../../_shared/site/entries';

/** A route in Docusaurus' shape, as far as tabs touch it. */
export interface Route {
  path: string;
  component: string;
  exact?: boolean;
  sidebar?: string;
  routes?: Route[];
  modules?: Record<string, unknown>;
  props?: Record<string, unknown>;
  moved?: Moved;
  [attribute: string]: unknown;
}

/** Theme component of a tab's page. */
const COMPONENT = '@theme/DocTabPage';

/** Key of the one sidebar that each version of an instance has. */
export const SIDEBAR = 'docs';

/** What a tab's page needs to know of the page it belongs to. */
export interface TabDoc {
  /** Docusaurus' name of its version. */
  version: string;
  permalink: string;
  title: string;
  description: string;
  frontMatter: Readonly<Record<string, unknown>>;
}

/**
 * What `{product}` stands for in the data of a version's tabs: `material-ui/v6`; `undefined` for a
 * version whose API is not known.
 */
export type PlaceOf = (version: string) => string | undefined;

/**
 * Gives every page its sidebar, and adds the tab pages to the routes of a docs instance, beside the
 * page they belong to: they so stand in the same sidebar and the same layout.
 *
 * @param route the instance's route as the docs plugin made it; not changed
 * @param docs the instance's docs by permalink
 * @param data module of one listed name; `{product}` and `{name}` (kebab-case) are filled in
 */
export function withTabs(
  route: Route,
  docs: ReadonlyMap<string, TabDoc>,
  data: string,
  placeOf: PlaceOf,
): Route {
  if (route.routes === undefined) return route;
  const routes = route.routes.flatMap((child) => {
    const doc = docs.get(child.path);
    if (doc === undefined) return [withTabs(child, docs, data, placeOf)];
    // A page that its tree does not show (`inSideNav: false`) stands beside the tree all the same.
    const page = {sidebar: SIDEBAR, ...child};
    const place = placeOf(doc.version);
    if (place === undefined) return [page];
    const moduleOf = (name: string) =>
      data
        .replace('{product}', place)
        .replace('{name}', kebabCase(apiPageOf(doc.frontMatter, name)));
    return [page, ...tabsOf(doc.frontMatter).map((tab) => tabRoute(page, doc, tab, moduleOf))];
  });
  return {...route, routes};
}

function tabRoute(
  page: Route,
  {title, description, permalink, frontMatter}: TabDoc,
  tab: TabName,
  moduleOf: (name: string) => string,
): Route {
  return {
    path: tabAddress(permalink, tab),
    component: COMPONENT,
    exact: true,
    ...(page.sidebar !== undefined && {sidebar: page.sidebar}),
    modules: {models: namesIn(frontMatter[TABS[tab]]).map(moduleOf)},
    props: {page: {title, description, permalink, tab, tabs: tabsOf(frontMatter)}},
  };
}

function tabAddress(permalink: string, tab: TabName): string {
  return `${permalink.replace(/\/$/, '')}/${tab}/`;
}

/** An address and the file it comes from, as the duplicate rule wants it. */
export interface Address {
  pathname: string;
  source: string;
  /** What the tree calls it; only of pages that are no part of another and are in no docs. */
  title?: string;
  /** Title of the group of the tree that it stands in. */
  section?: string;
}

/** The addresses that tabs add to those of the docs. */
export function tabAddresses(
  docs: readonly (TabDoc & {source: string})[],
  placeOf: PlaceOf,
): Address[] {
  const withApi = docs.filter(({version}) => placeOf(version) !== undefined);
  return withApi.flatMap(({frontMatter, permalink, source}) =>
    tabsOf(frontMatter).map((tab) => ({
      pathname: tabAddress(permalink, tab),
      source: `${TABS[tab]} of ${source.replace(/^@site\//, '')}`,
    })),
  );
}

/** The tabs a page has beside its demos, by its front matter. */
export function tabsOf(frontMatter: Readonly<Record<string, unknown>>): TabName[] {
  const names = Object.keys(TABS) as TabName[];
  return names.filter((tab) => namesIn(frontMatter[TABS[tab]]).length > 0);
}
