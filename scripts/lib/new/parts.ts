import {siteFolder} from '../siteFolder';
import {addTo} from './folder';
import type {Addition, Target} from './inSite';
import {newDemo} from './newDemo';
import {newPage} from './newPage';
import {newPlugin} from './newPlugin';
import {newProduct} from './newProduct';
import {newTasks} from './newTasks';
import {newVersion} from './newVersion';

/** What can be added to a site, by the word that asks for it. */
export const PARTS = ['page', 'demo', 'product', 'version', 'plugin', 'tasks'] as const;

/** One of {@link PARTS}. */
export type PartKind = (typeof PARTS)[number];

/** What was written behind `vitrine new`. */
export interface PartWish {
  /** Behind the word itself. */
  words: readonly string[];
  package?: string | undefined;
  name?: string | undefined;
  isDry: boolean;
}

/** Whether a first word asks for a part of a site, not for a site. */
export function isPart(word: string | undefined): word is PartKind {
  return PARTS.some((part) => part === word);
}

/**
 * Adds a part to a site; all of its files, or none.
 *
 * @returns what to tell, one line each
 */
export async function addPart(kind: PartKind, wish: PartWish, place: Target): Promise<string[]> {
  siteFolder(place.siteDir);
  const begin = wish.isDry ? 'Would write' : 'Wrote';
  if (kind === 'version') {
    const [product, name] = wish.words;
    const paths = await newVersion(product, name, place, wish.isDry);
    return [...paths.map((each) => `${begin} ${each}`), 'Next: npm start lists it in the menu.'];
  }
  if (kind === 'tasks') return newTasks(place, wish.isDry);
  const {files, notes} = await make(kind, wish, place);
  place.signal.throwIfAborted();
  addTo(place.siteDir, files, wish.isDry);
  return [...[...files.keys()].map((file) => `${begin} ${file}`), ...notes];
}

async function make(
  kind: Exclude<PartKind, 'version' | 'tasks'>,
  {words: [word], ...wish}: PartWish,
  place: Target,
): Promise<Addition> {
  switch (kind) {
    case 'page':
      return newPage(word, place);
    case 'demo':
      return newDemo(word, place);
    case 'product':
      return newProduct(word, wish, place);
    case 'plugin':
      return newPlugin(word, place.siteDir);
  }
}
