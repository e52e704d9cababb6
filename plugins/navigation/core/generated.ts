import {kebabCase} from '../../_shared/text/names';
import {SIDEBAR} from './tabs';
import type {Address, Route} from './tabs';
import type {Item} from './types';
import {volumesOf} from './volumes';

/** A group of pages that another plugin makes data for, as an option. */
export interface GeneratedOptions {
  /** Segment after the product's route root, e.g. `api`. */
  segment: string;
  /** Title of the group in the tree; of its page, where that is the only one. */
  label: string;
  /** Of the group, as of an entry's in `sidebars.ts`; where it is one page, of that. */
  icon?: string;
  /** Whether the list has one name, whose page stands in the tree by itself. Default `false`. */
  single?: boolean;
  /**
   * JSON list of names, below the folder of generated files; `{product}` is filled in, with the
   * version after a slash where that is not the current one. It must be there before docs are
   * loaded. A product, or a version, without the file has no such pages.
   */
  list: string;
  /** Theme component of a page. */
  component: string;
  /** Module with a page's data; `{product}` and `{name}` (kebab-case) are filled in. */
  data: string;
}

/** A group with the names that one version of a product has in it, in their order in the tree. */
export interface GeneratedGroup extends GeneratedOptions {
  /** What `{product}` stands for: see {@link placeOf}. */
  product: string;
  names: readonly string[];
}

/** Docusaurus' name of the version that is not a snapshot. */
export const CURRENT = 'current';

/** A version of a product in the paths of its data. @example 'material-ui', 'material-ui/v6' */
export function placeOf(product: string, version: string): string {
  return version === CURRENT ? product : `${product}/${version}`;
}

/**
 * The groups as categories of the tree, closed.
 *
 * @param root address that the pages stand below, with the site's base URL
 */
export function generatedItems(groups: readonly GeneratedGroup[], root: string): Item[] {
  return groups.flatMap((group) => {
    const {label, icon, single = false, names} = group;
    const own = icon !== undefined && {customProps: {icon}};
    const items: Item[] = names.map((name) => ({
      type: 'link',
      href: generatedAddress(root, group, name),
      label: single ? label : name,
      ...(single && own),
    }));
    return single ? items : [{...categoryOf(label, divided(items)), ...own}];
  });
}

function categoryOf(label: string, items: Item[]): Item & {type: 'category'} {
  return {type: 'category', label, collapsible: true, collapsed: true, items};
}

/** A long list in parts. */
function divided(items: Item[]): Item[] {
  const volumes = volumesOf(items.map((item) => item.label));
  const [first] = volumes;
  if (volumes.length === 1 && first?.label === '') return items;
  const byName = new Map(items.map((item) => [item.label, item]));
  return volumes.map(({label, names}) =>
    categoryOf(
      label,
      names.flatMap((name) => byName.get(name) ?? []),
    ),
  );
}

/**
 * Adds the pages of groups to the routes of a docs instance, beside the pages of one version: they
 * so stand in the same tree and the same layout. A route's data is its model alone, as props
 * would be one more module for each.
 *
 * @param route the instance's route; not changed
 * @param isPage whether an address is a page of the version
 */
export function withGenerated(
  route: Route,
  isPage: (path: string) => boolean,
  groups: readonly GeneratedGroup[],
  root: string,
): Route {
  if (route.routes === undefined) return route;
  if (!route.routes.some(({path}) => isPage(path))) {
    return {
      ...route,
      routes: route.routes.map((child) => withGenerated(child, isPage, groups, root)),
    };
  }
  const added = groups.flatMap((group) => group.names.map((name) => toRoute(name, group, root)));
  return {...route, routes: [...route.routes, ...added]};
}

function toRoute(name: string, group: GeneratedGroup, root: string): Route {
  const {component, data, product} = group;
  return {
    path: generatedAddress(root, group, name),
    component,
    exact: true,
    sidebar: SIDEBAR,
    modules: {model: data.replace('{product}', product).replace('{name}', kebabCase(name))},
  };
}

/**
 * The addresses that groups add to those of the docs, with what the tree says of them.
 *
 * @param isCurrent `false`: of a past version, whose pages no list of pages has
 */
export function generatedAddresses(
  groups: readonly GeneratedGroup[],
  root: string,
  isCurrent = true,
): Address[] {
  return groups.flatMap((group) =>
    group.names.map((name) => ({
      pathname: generatedAddress(root, group, name),
      source: `${name} of ${group.label}`,
      ...(isCurrent && {title: group.single ? group.label : name, section: group.label}),
    })),
  );
}

function generatedAddress(root: string, {segment}: GeneratedOptions, name: string): string {
  return `${root.replace(/\/$/, '')}/${segment}/${kebabCase(name)}/`;
}
