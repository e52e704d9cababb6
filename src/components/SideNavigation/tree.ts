import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {withoutTab} from '../../../plugins/_shared/site/entries';
import {partOf} from '../../../plugins/route-shards/core/treeParts';

/** The address that an entry and its page's tabs have in common. */
export function pageAddress(pathname: string): string {
  const page = withoutTab(pathname.replace(/[?#].*$/, ''));
  return page.endsWith('/') ? page : `${page}/`;
}

/** A tree is asked once for each of its groups and pages, on each page of its product. */
const addresses = new WeakMap<PropSidebarItem, ReadonlySet<string>>();

/** Whether an item, or one below it, is the page. */
export function containsPage(item: PropSidebarItem, page: string): boolean {
  return addressesIn(item).has(page);
}

function addressesIn(item: PropSidebarItem): ReadonlySet<string> {
  const known = addresses.get(item);
  if (known) return known;
  const own = item.type === 'html' || item.href === undefined ? [] : [pageAddress(item.href)];
  const below =
    item.type === 'category' ? item.items.flatMap((each) => [...addressesIn(each)]) : [];
  const found = new Set([...own, ...below]);
  // What is still to be loaded is put into the item itself.
  const isWhole =
    item.type !== 'category' ||
    (partOf(item).part === undefined && item.items.every((each) => addresses.has(each)));
  if (isWhole) addresses.set(item, found);
  return found;
}

/**
 * A tree without the pages that their authors call unlisted, but for the one that is read: whoever
 * has its address sees where it belongs.
 */
export function visibleItems(items: PropSidebarItem[], page: string): PropSidebarItem[] {
  const visible = items.flatMap((item): PropSidebarItem[] => {
    if (item.type === 'link') return item.unlisted && !containsPage(item, page) ? [] : [item];
    if (item.type === 'html') return [item];
    const {href, linkUnlisted, ...group} = item;
    const isLinked = href !== undefined && (!linkUnlisted || pageAddress(href) === page);
    const below = visibleItems(item.items, page);
    if (below === item.items && (isLinked || href === undefined)) return [item];
    const isLost = below.length === 0 && item.items.length > 0 && !isLinked;
    return isLost ? [] : [{...group, items: below, ...(isLinked && {href, linkUnlisted})}];
  });
  // As they were where nothing is left out, so that what is known of them is found again.
  return visible.every((item, at) => item === items[at]) && visible.length === items.length
    ? items
    : visible;
}

/** How many links a tree has. */
export function countLinks(items: readonly PropSidebarItem[]): number {
  const countIn = (item: PropSidebarItem) =>
    item.type === 'category' ? (partOf(item).links ?? countLinks(item.items)) : 1;
  return items.reduce((sum, item) => sum + countIn(item), 0);
}

/** The first link in an item, in reading order. */
export function firstHref(item: PropSidebarItem): string | undefined {
  if (item.type === 'html') return undefined;
  if (item.href !== undefined || item.type === 'link') return item.href;
  for (const child of item.items) {
    const href = firstHref(child);
    if (href !== undefined) return href;
  }
  return undefined;
}

/** One step from the tree's root to a page. */
export interface TrailStep {
  label: string;
  href: string | undefined;
}

/** The groups that lead to a page, outermost first, without the page; empty where it is not shown. */
export function trailTo(items: readonly PropSidebarItem[], page: string): TrailStep[] {
  for (const item of items) {
    if (item.type !== 'category' || !containsPage(item, page)) continue;
    const isPage = item.href !== undefined && pageAddress(item.href) === page;
    return isPage ? [] : [{label: item.label, href: item.href}, ...trailTo(item.items, page)];
  }
  return [];
}
