import type {Item} from './types';

/** An item that Docusaurus' translation files hold a label of. */
export type TranslatableItem = Item & {
  /** Replaces the label in the name that the translation has in its file. */
  key?: string;
  translatable?: true;
};

/**
 * Items whose labels can be translated, by the file that `write-translations` writes for each
 * version. Docusaurus names a translation by its label, and refuses two of a name: labels that
 * stand more than once in a tree are told apart by the groups that lead to them.
 *
 * @param items of a whole tree; not changed
 */
export function withKeys(items: readonly Item[]): TranslatableItem[] {
  const counts = new Map<string, number>();
  countLabels(items, counts);
  return keyed(items, '', {counts, taken: new Set()});
}

interface Names {
  /** How often each label stands in the tree, by kind. */
  counts: ReadonlyMap<string, number>;
  taken: Set<string>;
}

function countLabels(items: readonly Item[], counts: Map<string, number>): void {
  for (const item of items) {
    const name = translationName(item);
    counts.set(name, (counts.get(name) ?? 0) + 1);
    if (item.type === 'category') countLabels(item.items, counts);
  }
}

function keyed(items: readonly Item[], trail: string, names: Names): TranslatableItem[] {
  return items.map((item) => {
    const isRepeated = (names.counts.get(translationName(item)) ?? 0) > 1;
    const own = isRepeated ? {key: freeKey(item, trail, names.taken)} : {};
    if (item.type === 'doc') return {...item, ...own, translatable: true};
    if (item.type === 'link') return {...item, ...own};
    return {...item, ...own, items: keyed(item.items, `${trail}${item.label} › `, names)};
  });
}

function freeKey(item: Item, trail: string, taken: Set<string>): string {
  const first = trail + item.label;
  let key = first;
  for (let turn = 2; taken.has(`${item.type} ${key}`); turn += 1) key = `${first} (${turn})`;
  taken.add(`${item.type} ${key}`);
  return key;
}

/** Kinds have translations of their own. */
function translationName({type, label}: Item): string {
  return `${type} ${label}`;
}
