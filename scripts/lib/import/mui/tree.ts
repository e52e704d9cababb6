import type {NavigationEntry} from '../../../../plugins/_shared/site/entries';
import {Code, objectOf, type Literal} from '../literals';

/** A tree as it can be written down, and what of it cannot. */
export interface WrittenTree {
  entries: NavigationEntry[];
  lost: string[];
}

/** Fields that the trees here have, too. */
const FIELDS = [
  ...['pathname', 'title', 'subheader', 'plan', 'newFeature', 'planned', 'unstable', 'beta'],
  ...['deprecated', 'legacy', 'linkProps', 'query', 'inSideNav'],
];

/** Reads the tree of a `pages.ts`. @param file for messages */
export function readTree(exported: Literal | undefined, file: string): WrittenTree {
  const lost: string[] = [];
  if (!Array.isArray(exported)) {
    return {entries: [], lost: [`${file}: exports no list that is written out`]};
  }
  const icons = {count: 0};
  const entries = entriesOf(exported, {file, lost, icons});
  if (icons.count > 0) {
    const fix = "name icons of the site's option `icons` in sidebars.ts";
    lost.push(
      `${file}: ${icons.count} ${icons.count === 1 ? 'icon that is a component' : 'icons that are components'}; ${fix}`,
    );
  }
  return {entries, lost};
}

interface Reading {
  file: string;
  lost: string[];
  icons: {count: number};
}

function entriesOf(list: readonly Literal[], reading: Reading): NavigationEntry[] {
  return list.flatMap((one) => {
    if (one instanceof Code) {
      const fix = 'write out what it stands for; pages of the API are in the tree by themselves';
      reading.lost.push(`${reading.file}: \`${one.text}\` is code, ${fix}`);
      return [];
    }
    return [entryOf(objectOf(one), reading)];
  });
}

function entryOf(fields: Record<string, Literal>, reading: Reading): NavigationEntry {
  const {children, icon, pathname} = fields;
  if (icon !== undefined) reading.icons.count += 1;
  const name = String(pathname);
  const unknown = Object.keys(fields).filter(
    (field) => !FIELDS.includes(field) && field !== 'children' && field !== 'icon',
  );
  if (unknown.length > 0) {
    reading.lost.push(`${reading.file}: ${unknown.join(', ')} of "${name}", which trees here lack`);
  }
  if (children instanceof Code) {
    reading.lost.push(
      `${reading.file}: the children of "${name}" are code (${children.text}); pages of the API are in the tree by themselves`,
    );
  }
  const kept = FIELDS.flatMap((field) => {
    const value = fields[field];
    return value === undefined || value instanceof Code ? [] : [[field, value] as const];
  });
  return {
    ...(Object.fromEntries(kept) as unknown as NavigationEntry),
    ...(Array.isArray(children) && {children: entriesOf(children, reading)}),
    // What is left of such a group leads nowhere.
    ...(children instanceof Code && {children: []}),
  };
}

/**
 * A tree without what would be wrong in it here: groups that lost all their children, and entries
 * that no page answers.
 *
 * @param root route root, `/material-ui/`
 * @param unanswered addresses below it
 */
export function pruned(
  entries: readonly NavigationEntry[],
  root: string,
  unanswered: ReadonlySet<string>,
): NavigationEntry[] {
  return entries.flatMap((entry) => {
    const {children, ...own} = entry;
    const below = children && pruned(children, root, unanswered);
    if (below && below.length > 0) return [{...own, children: below}];
    const isGroup = children !== undefined;
    const address = addressBelow(entry.pathname, root);
    return isGroup || (address !== undefined && unanswered.has(address)) ? [] : [own];
  });
}

/** The addresses of entries that have to be pages of the product. */
export function pageAddresses(entries: readonly NavigationEntry[], root: string): string[] {
  return entries.flatMap((entry) => {
    const {children = [], pathname} = entry;
    const address = addressBelow(pathname, root);
    const own = entry.children !== undefined || address === undefined ? [] : [address];
    return [...own, ...pageAddresses(children, root)];
  });
}

/** Of a page of the API nothing has to be found: it is made. */
function addressBelow(pathname: string, root: string): string | undefined {
  const path = `${pathname
    .replace(/[?#].*$/, '')
    .replace(/\/\[docsTab\]/, '')
    .replace(/\/+$/, '')}/`;
  if (!path.startsWith(root)) return undefined;
  const address = path.slice(root.length).replace(/\/$/, '');
  return /^api(?:\/|$)|(?:^|\/)(?:components|hooks)-api$/.test(address) ? undefined : address;
}

/**
 * A tree without entries of products that are not imported: what they lead to is elsewhere.
 *
 * @param roots route roots of all that are imported
 * @param lost takes the addresses that are left out
 */
export function withoutOthers(
  entries: readonly NavigationEntry[],
  roots: readonly string[],
  lost: string[],
): NavigationEntry[] {
  return entries.flatMap((entry) => {
    const {children, pathname} = entry;
    if (children !== undefined) {
      const below = withoutOthers(children, roots, lost);
      return below.length > 0 ? [{...entry, children: below}] : [];
    }
    const isOwn =
      !pathname.startsWith('/') || roots.some((root) => `${pathname}/`.startsWith(root));
    if (!isOwn) lost.push(pathname);
    return isOwn ? [entry] : [];
  });
}
