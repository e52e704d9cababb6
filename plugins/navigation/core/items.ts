import {decodePath} from '../../_shared/site/addresses';
import {entryTitle, isExternal} from '../../_shared/site/entries';
import type {NavigationEntry} from '../../_shared/site/entries';
import {suggest} from '../../_shared/node';
import {badgesOf} from './badges';
import {docPath, trimSlashes} from './paths';
import type {Doc, Fault, Item, ItemProps} from './types';

/** Where a tree is shown. */
export interface TreePlace {
  /** File and product, for messages. */
  where: string;
  /** Route root of the instance, without slashes at its ends. */
  routeRoot: string;
  /** Version name; entries of a snapshot may carry it in their paths, or not. */
  version: string;
  /** Paths below the route root that are pages of their own: tabs, and pages that are generated. */
  others: ReadonlySet<string>;
  /** Route roots that this build leaves out → where they are instead. */
  elsewhere: Readonly<Record<string, string>>;
}

/** A tree as Docusaurus' sidebar items, and what does not fit. */
export interface TreeResult {
  items: Item[];
  faults: Fault[];
  /** Ids of the docs that some entry names, shown or not. */
  named: Set<string>;
}

/** Maps a product's entries to sidebar items, by address. */
export function toItems(
  entries: readonly NavigationEntry[],
  docs: readonly Doc[],
  place: TreePlace,
): TreeResult {
  const ids = new Map(docs.map((doc) => [docPath(doc), doc.id]));
  const result: TreeResult = {items: [], faults: [], named: new Set()};
  result.items = entries.flatMap((entry) => toItem(entry, ids, place, result));
  return result;
}

function toItem(
  entry: NavigationEntry,
  ids: ReadonlyMap<string, string>,
  place: TreePlace,
  result: TreeResult,
): Item[] {
  const path = relativePath(entry.pathname, place);
  const id = path === undefined ? undefined : ids.get(path);
  if (id !== undefined) result.named.add(id);
  const children = (entry.children ?? []).flatMap((child) => toItem(child, ids, place, result));
  // A page that is not shown keeps its children: they may be shown.
  if (entry.inSideNav === false) return children;
  const label = entryTitle(entry);
  const customProps = propsOf(entry);
  // Docusaurus refuses a category without items, in words that name no file.
  if (children.length > 0) {
    const isOpen = entry.subheader !== undefined;
    const link = id !== undefined && !isOpen ? {link: {type: 'doc' as const, id}} : {};
    const state = {collapsible: !isOpen, collapsed: !isOpen};
    return [{type: 'category', label, ...state, items: children, ...link, ...customProps}];
  }
  if (id !== undefined) return [{type: 'doc', id, label, ...customProps}];
  if (entry.children !== undefined && entry.children.length > 0) return [];
  // Of a product at the root of the site nobody knows which other pages there are: links are checked.
  if (path !== undefined && place.routeRoot !== '' && !place.others.has(path)) {
    const known = [...ids.keys()].map((known) => `/${trimSlashes(`${place.routeRoot}/${known}`)}/`);
    const fix = `add the page, or mend the path: ${suggest(entry.pathname, known)}`;
    const where = `${place.where} › ${label}`;
    result.faults.push({where, what: `no page answers "${entry.pathname}"`, fix});
  }
  return [{type: 'link', href: toHref(entry, place), label, ...customProps}];
}

/** The path below the instance's route root, `undefined` where the entry leads elsewhere. */
function relativePath(pathname: string, {routeRoot, version}: TreePlace): string | undefined {
  if (isExternal(pathname)) return undefined;
  // Percent-encoded or not: a page whose file name has a space can be named in either form.
  const written = pathname.replace(/[?#].*$/, '').replace(/\/\[docsTab\](?=\/|$)/, '');
  const path = trimSlashes(decodePath(written));
  const isBelow = routeRoot === '' || path === routeRoot || path.startsWith(`${routeRoot}/`);
  if (!isBelow) return undefined;
  const rest = trimSlashes(path.slice(routeRoot.length));
  if (version === 'current') return rest;
  if (rest === version) return '';
  return rest.startsWith(`${version}/`) ? rest.slice(version.length + 1) : rest;
}

function toHref({pathname, query}: NavigationEntry, place: TreePlace): string {
  const [path = '', hash] = toPlace(pathname, place).split('#');
  const search = new URLSearchParams(query).toString();
  const address = search === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${search}`;
  return hash === undefined ? address : `${address}#${hash}`;
}

/** Where a path is in this build: a product that is left out is on the full site. */
function toPlace(pathname: string, {elsewhere}: TreePlace): string {
  // The start page's entry may leave out the slash that ends its root.
  const path = `${pathname.replace(/[?#].*$/, '')}/`;
  const root = Object.keys(elsewhere).find((candidate) => path.startsWith(candidate));
  const target = root === undefined ? undefined : elsewhere[root];
  return target === undefined ? pathname : new URL(pathname, target).href;
}

function propsOf(entry: NavigationEntry): {customProps?: ItemProps} {
  const badges = badgesOf(entry);
  const props: ItemProps = {
    ...(badges.length > 0 && {badges}),
    ...(entry.icon !== undefined && {icon: entry.icon}),
    ...(entry.subheader !== undefined && {subheader: true as const}),
    ...(entry.query !== undefined && {query: entry.query}),
    ...(entry.linkProps !== undefined && {linkProps: entry.linkProps}),
  };
  return Object.keys(props).length > 0 ? {customProps: props} : {};
}
