import {entryTitle} from '../../_shared/site/entries';
import {listingFolder} from './paths';
import type {Doc, Item} from './types';

/**
 * Appends the docs that no entry names, each under its folder's title, in `sidebar_position`,
 * then title order. A category of that title at the same depth takes them in; else a new one
 * does. A dropped file can so never be lost.
 *
 * @param items the tree made from the entries; not changed
 * @param docs the docs that no entry names
 */
export function appendUnlisted(items: readonly Item[], docs: readonly Doc[]): Item[] {
  const result = items.map(copy);
  for (const doc of [...docs].sort(byPosition)) {
    const folders = listingFolder(doc).split('/').filter(Boolean);
    const label = doc.frontMatter.sidebar_label ?? doc.title;
    folderItems(result, folders).push({type: 'doc', id: doc.id, label});
  }
  return result;
}

function copy(item: Item): Item {
  return item.type === 'category' ? {...item, items: item.items.map(copy)} : item;
}

function byPosition(a: Doc, b: Doc): number {
  const [left, right] = [a.sidebarPosition ?? Infinity, b.sidebarPosition ?? Infinity];
  if (left !== right) return left - right;
  return a.title.localeCompare(b.title, 'en') || (a.id < b.id ? -1 : 1);
}

/** The list that a folder's docs belong to; categories on the way are made where missing. */
function folderItems(items: Item[], folders: readonly string[]): Item[] {
  let at = items;
  for (const folder of folders) {
    const label = entryTitle({pathname: folder});
    const found = at.find((item) => item.type === 'category' && item.label === label);
    if (found?.type === 'category') {
      at = found.items;
    } else {
      const made: Item = {type: 'category', label, collapsible: true, collapsed: true, items: []};
      at.push(made);
      at = made.items;
    }
  }
  return at;
}
