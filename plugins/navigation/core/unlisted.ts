import {entryTitle} from '../../_shared/site/entries';
import {listingFolder} from './paths';
import type {Doc, Item} from './types';

/** What a folder says of its group in the tree, by its `_category_` file or its number. */
export interface FolderFacts {
  /** Default: the folder's name, as a title. */
  label?: string;
  /** Its place among pages and other folders. Default: that of the first page in it. */
  position?: number | undefined;
  /** Whether its group is closed until a reader opens it. Default `true`. */
  collapsed?: boolean;
  /** Default `true`. */
  collapsible?: boolean;
}

/** @param folder path below the docs folder, as on the disk: `01-guide/forms` */
export type FactsOf = (folder: string) => FolderFacts;

/**
 * Appends the docs that no entry names, each under its folder's title, in `sidebar_position`,
 * then title order. A category of that title at the same depth takes them in; else a new one
 * does. A dropped file can so never be lost.
 *
 * @param items the tree made from the entries; not changed
 * @param docs the docs that no entry names
 * @param factsOf what a folder says. Default: nothing
 */
export function appendUnlisted(
  items: readonly Item[],
  docs: readonly Doc[],
  factsOf: FactsOf = () => ({}),
): Item[] {
  const result = items.map(copy);
  for (const doc of inOrder(docs, factsOf)) {
    const label = doc.frontMatter.sidebar_label ?? doc.title;
    folderItems(result, foldersOf(doc), factsOf).push({type: 'doc', id: doc.id, label});
  }
  return result;
}

function copy(item: Item): Item {
  return item.type === 'category' ? {...item, items: item.items.map(copy)} : item;
}

/** The folders that lead to where a doc is listed, as addresses have them and on the disk. */
function foldersOf(doc: Doc): {name: string; path: string}[] {
  const onDisk = doc.sourceDirName.split('/');
  const names = listingFolder(doc).split('/').filter(Boolean);
  return names.map((name, depth) => ({name, path: onDisk.slice(0, depth + 1).join('/')}));
}

/** The place of a folder is that of all in it: so from the deepest folders on. */
function inOrder(docs: readonly Doc[], factsOf: FactsOf): Doc[] {
  const sorted = [...docs].sort(byTitle);
  const places = new Map(sorted.map((doc) => [doc, doc.sidebarPosition ?? Infinity]));
  const placeOf = (doc: Doc) => places.get(doc) ?? Infinity;
  const folders = new Map(sorted.map((doc) => [doc, foldersOf(doc)]));
  const deepest = Math.max(0, ...[...folders.values()].map(({length}) => length));
  for (let depth = deepest; depth >= 0; depth -= 1) {
    for (const doc of sorted) {
      const folder = folders.get(doc)?.[depth];
      const position = folder && factsOf(folder.path).position;
      if (position !== undefined) places.set(doc, position);
    }
    sorted.sort((a, b) => (placeOf(a) === placeOf(b) ? 0 : placeOf(a) < placeOf(b) ? -1 : 1));
  }
  return sorted;
}

function byTitle(a: Doc, b: Doc): number {
  return a.title.localeCompare(b.title, 'en') || (a.id < b.id ? -1 : 1);
}

/** The list that a folder's docs belong to; categories on the way are made where missing. */
function folderItems(
  items: Item[],
  folders: readonly {name: string; path: string}[],
  factsOf: FactsOf,
): Item[] {
  let at = items;
  for (const {name, path} of folders) {
    const {collapsible = true, collapsed = collapsible, ...facts} = factsOf(path);
    const {label = entryTitle({pathname: name})} = facts;
    const found = at.find((item) => item.type === 'category' && item.label === label);
    if (found?.type === 'category') {
      at = found.items;
    } else {
      const made: Item = {type: 'category', label, collapsible, collapsed, items: []};
      at.push(made);
      at = made.items;
    }
  }
  return at;
}
