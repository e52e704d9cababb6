import type {NavigationEntry} from '../../../../plugins/_shared/site/entries';
import type {ImportedPage} from './pages';

/** What a `_category_` file says of its folder. */
export interface Category {
  label?: string;
  position?: number;
  link?: {type?: string; id?: string; slug?: string; title?: string; description?: string} | null;
}

/** What a tree is made of. */
export interface TreeSources {
  /** Route root, with slashes at its ends. */
  root: string;
  pages: readonly ImportedPage[];
  /** By folder, below that of the docs. */
  categories: ReadonlyMap<string, Category>;
}

/** A page that Docusaurus made of a category, and that is written here. */
export interface IndexPage {
  slug: string;
  title: string;
  description: string | undefined;
}

/** A tree as Vitrine has it. */
export interface ImportedTree {
  entries: NavigationEntry[];
  indexes: IndexPage[];
  /** What could not be taken along. */
  lost: string[];
  /** Addresses that are in the tree: each may stand in it once. */
  taken: Set<string>;
}

/** The address of a group without a page, which no other entry has. */
export function groupPath(root: string, label: string, {taken}: ImportedTree): string {
  const base = `${root}${slugOf(label) || 'more'}-group`;
  let count = 1;
  while (taken.has(`${base}${count === 1 ? '' : `-${count}`}/`)) count += 1;
  const found = `${base}${count === 1 ? '' : `-${count}`}/`;
  taken.add(found);
  return found;
}

export function slugOf(label: string): string {
  return label
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}

/** `tutorialSidebar` → `Tutorial sidebar` */
export function titleOf(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A slug as a path below the root: nothing of it leads up. */
export function pathOf(slug: string): string {
  return slug
    .split('/')
    .filter((part) => !/^\.{0,2}$/.test(part))
    .join('/');
}
