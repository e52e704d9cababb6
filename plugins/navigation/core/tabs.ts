import {kebabCase} from '../../_shared/entries';

/** A route in Docusaurus' shape, as far as tabs touch it. */
export interface Route {
  path: string;
  component: string;
  exact?: boolean;
  sidebar?: string;
  routes?: Route[];
  modules?: Record<string, unknown>;
  props?: Record<string, unknown>;
  [attribute: string]: unknown;
}

/** Key of the one sidebar that each version of an instance has. */
export const SIDEBAR = 'docs';

/** One kind of tab below a page, as an option. */
export interface TabOptions {
  /** Segment after the page's address, e.g. `components-api`. */
  segment: string;
  /** Front matter field that lists what the tab shows, e.g. `components`. */
  field: string;
  /** Theme component of the tab's page. */
  component: string;
  /** Module of one listed name; `{product}` and `{name}` (kebab-case) are filled in. */
  data: string;
}

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
 * Gives every page its sidebar, and adds the tab pages to the routes of a docs instance, beside the page they belong to: they so
 * stand in the same sidebar and the same layout.
 *
 * @param route the instance's route as the docs plugin made it; not changed
 * @param docs the instance's docs by permalink
 */
export function withTabs(
  route: Route,
  docs: ReadonlyMap<string, TabDoc>,
  tabs: readonly TabOptions[],
  placeOf: PlaceOf,
): Route {
  if (route.routes === undefined) return route;
  const routes = route.routes.flatMap((child) => {
    const doc = docs.get(child.path);
    if (doc === undefined) return [withTabs(child, docs, tabs, placeOf)];
    // A page that its tree does not show (`inSideNav: false`) stands beside the tree all the same.
    const page = {sidebar: SIDEBAR, ...child};
    return [page, ...tabs.flatMap((tab) => tabRoute(page, doc, tab, placeOf))];
  });
  return {...route, routes};
}

function tabRoute(page: Route, doc: TabDoc, tab: TabOptions, placeOf: PlaceOf): Route[] {
  const place = placeOf(doc.version);
  const names = listOf(doc.frontMatter[tab.field]);
  if (place === undefined || names.length === 0) return [];
  const {title, description, permalink} = doc;
  return [
    {
      path: tabAddress(permalink, tab),
      component: tab.component,
      exact: true,
      ...(page.sidebar !== undefined && {sidebar: page.sidebar}),
      modules: {
        models: names.map((name) =>
          tab.data.replace('{product}', place).replace('{name}', kebabCase(name)),
        ),
      },
      props: {
        page: {title, description, permalink, tab: tab.segment, tabs: tabsOf(doc.frontMatter)},
      },
    },
  ];
}

function tabAddress(permalink: string, {segment}: TabOptions): string {
  return `${permalink.replace(/\/$/, '')}/${segment}/`;
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
  tabs: readonly TabOptions[],
  placeOf: PlaceOf,
): Address[] {
  const withApi = docs.filter(({version}) => placeOf(version) !== undefined);
  return withApi.flatMap((doc) =>
    tabs
      .filter(({field}) => listOf(doc.frontMatter[field]).length > 0)
      .map((tab) => ({
        pathname: tabAddress(doc.permalink, tab),
        source: `${tab.field} of ${doc.source.replace(/^@site\//, '')}`,
      })),
  );
}

/** Segment after a page's address that one of its tabs has. */
export type TabName = 'components-api' | 'hooks-api';

/** The tabs a page has beside its demos, by its front matter. */
export function tabsOf({components, hooks}: Readonly<Record<string, unknown>>): TabName[] {
  return [
    ...(listOf(components).length > 0 ? (['components-api'] as const) : []),
    ...(listOf(hooks).length > 0 ? (['hooks-api'] as const) : []),
  ];
}

function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];
}
