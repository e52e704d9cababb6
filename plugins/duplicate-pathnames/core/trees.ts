import {entryTitle, isExternal, TABS} from '../../_shared/site/entries';
import type {NavigationEntry} from '../../_shared/site/entries';
import {findCollisions} from './collisions';
import type {Collision} from './collisions';

/** A navigation tree, and where it is written. */
export interface Tree {
  /** What a reader of an error knows it by: `material-ui`, `material-ui v6`. */
  name: string;
  /** The file that holds it, relative to the site. */
  file: string;
  entries: NavigationEntry[];
}

/** An entry's place in its tree. */
export interface TreePlace {
  /** Pathname to compare, see {@link normalizeTreePathname}. */
  pathname: string;
  /** Tree and titles that lead to the entry: `material-ui › Components › Button`. */
  trail: string;
}

/** The segment that stands for the open tab of a component page. */
const TAB_SEGMENT = /\/\[docsTab\](?=\/|$)/g;

/**
 * A pathname as the rule compares it: without one trailing slash and without `[docsTab]`.
 *
 * @example '/material-ui/react-button/[docsTab]/' → '/material-ui/react-button'
 */
export function normalizeTreePathname(pathname: string): string {
  return pathname.replace(/\/$/, '').replace(TAB_SEGMENT, '') || '/';
}

/**
 * Finds the pathnames that stand more than once in a tree; a group's own pathname counts, the tabs
 * of pages do not.
 *
 * @param tree one product's tree, or that of one version
 */
export function findTreeDuplicates(tree: Tree): Collision<TreePlace>[] {
  return findCollisions(placesOf(tree.entries, tree.name), ({pathname}) => pathname);
}

function placesOf(entries: NavigationEntry[] | undefined, above: string): TreePlace[] {
  return wellFormed(entries).flatMap((entry) => {
    const trail = `${above} › ${entryTitle(entry)}`;
    const own = {pathname: normalizeTreePathname(addressOf(entry)), trail};
    const below = placesOf(entry.children, trail);
    return isTab(entry.pathname) ? below : [own, ...below];
  });
}

/**
 * The entries that can be compared. The rest are the navigation plugin's to report: it runs at the
 * same time, and a crash here would hide what it says.
 */
function wellFormed(entries: unknown): NavigationEntry[] {
  const list: unknown[] = Array.isArray(entries) ? entries : [];
  return list.filter(isEntry);
}

function isEntry(value: unknown): value is NavigationEntry {
  return typeof (value as Partial<NavigationEntry> | null)?.pathname === 'string';
}

/** An entry's pathname; that of an external page with its query, which may choose the page. */
function addressOf({pathname, query}: NavigationEntry): string {
  const params = new URLSearchParams(Object.entries(query ?? {}));
  if (!isExternal(pathname) || params.size === 0) return pathname;
  params.sort();
  return `${pathname}${pathname.includes('?') ? '&' : '?'}${params.toString()}`;
}

function isTab(pathname: string): boolean {
  const path = pathname.replace(/[?#].*$/, '');
  return path.split('/').some((segment) => Object.hasOwn(TABS, segment));
}
