import {withSlash} from '../../_shared/site/addresses';
import {withoutTab} from '../../_shared/site/entries';
import {LARGE_TREE} from './treeParts';
import type {PartialGroup} from './treeParts';
import {keyOf} from './address';

/** What the docs plugin says of a version on each of its pages, as far as it is read here. */
export interface Version {
  docsSidebars: Readonly<Record<string, readonly Item[]>>;
  docs: Readonly<Record<string, object>>;
}

type Item = Link | Group | {type: 'html'};

interface Link {
  type: 'link';
  label: string;
  href: string;
  docId?: string;
  unlisted?: boolean;
}

interface Group extends PartialGroup {
  type: 'category';
  label: string;
  href?: string;
  linkUnlisted?: boolean;
  items: readonly Item[];
  customProps?: {subheader?: boolean};
}

/** The items of a group, and what is said of their documents. */
export interface TreePart {
  items: readonly Item[];
  docs: Record<string, object>;
}

/** A version without what is in closed groups of its large trees. */
export interface CutVersion {
  version: Version;
  parts: TreePart[];
  /** What a page is found by → positions of the parts that its tree is open at. */
  pages: Map<string, number[]>;
}

/** @returns nothing where no tree of the version is large */
export function cutVersion({docsSidebars, docs, ...version}: Version): CutVersion | undefined {
  const parts: TreePart[] = [];
  const pages = new Map<string, number[]>();
  const cut = Object.entries(docsSidebars).map(([name, items]) => {
    const isLarge = countLinks(items) > LARGE_TREE;
    return [name, isLarge ? items.map((item) => cutItem(item, take)) : items] as const;
  });
  if (parts.length === 0) return undefined;
  const trees = Object.fromEntries(cut);
  const named = new Set(Object.values(trees).flatMap(docIds));
  const taken = new Set(parts.flatMap((part) => docIds(part.items)).filter((id) => !named.has(id)));
  for (const part of parts) part.docs = pick(docs, docIds(part.items));
  const left = pick(
    docs,
    Object.keys(docs).filter((id) => !taken.has(id)),
  );
  return {version: {...version, docsSidebars: trees, docs: left}, parts, pages};

  function take(group: Group): number {
    const part = parts.push({items: group.items, docs: {}}) - 1;
    const keys = addressesIn(group).map((href) => keyOf(withoutTab(withSlash(href))));
    for (const key of new Set(keys)) pages.set(key, [...(pages.get(key) ?? []), part]);
    return part;
  }
}

/** Groups under a heading are always open; what is in a closed one goes as a whole. */
function cutItem(item: Item, take: (group: Group) => number): Item {
  if (item.type !== 'category') return item;
  if (item.customProps?.subheader) {
    return {...item, items: item.items.map((child) => cutItem(child, take))};
  }
  const first = firstLink(item.items);
  if (!first || item.items.length < 2) return item;
  return {...item, items: [first], part: take(item), links: countLinks(item.items)};
}

/** What leads into a group in reading order, without what is said of its page. */
function firstLink(items: readonly Item[]): Link | undefined {
  for (const item of items) {
    if (item.type === 'html') continue;
    if (item.type === 'link' && !item.unlisted) return bare(item.label, item.href);
    if (item.type === 'link') continue;
    if (item.href !== undefined && !item.linkUnlisted) return bare(item.label, item.href);
    const below = firstLink(item.items);
    if (below) return below;
  }
  return undefined;
}

function bare(label: string, href: string): Link {
  return {type: 'link', label, href};
}

/** How many links readers see, as the tree counts them. */
function countLinks(items: readonly Item[]): number {
  return items.reduce((sum, item) => {
    if (item.type === 'category') return sum + countLinks(item.items);
    return sum + Number(item.type === 'html' || !item.unlisted);
  }, 0);
}

function addressesIn(item: Item): string[] {
  if (item.type === 'html') return [];
  const own = item.href === undefined ? [] : [item.href];
  return item.type === 'link' ? own : [...own, ...item.items.flatMap(addressesIn)];
}

function docIds(items: readonly Item[]): string[] {
  return items.flatMap((item) => {
    if (item.type === 'category') return docIds(item.items);
    return item.type === 'link' && item.docId !== undefined ? [item.docId] : [];
  });
}

function pick(docs: Version['docs'], ids: readonly string[]): Record<string, object> {
  return Object.fromEntries(ids.flatMap((id) => (docs[id] ? [[id, docs[id]]] : [])));
}
