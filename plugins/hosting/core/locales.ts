import type {Site} from './headers';

/** The whole site, seen from one of its locales. */
export interface Whole {
  bases: Site['bases'];
  /** How many folders the site's output lies above that of the locale. */
  depth: number;
}

/**
 * A locale is built as a site of its own, into a folder of the default one's, after it. A host
 * serves all of them, so that they share one policy and one configuration.
 *
 * @param own base URL of the locale that is being built
 * @param root base URL of the default locale
 * @param all base URLs of all locales
 */
export function wholeSite(own: string, root: string, all: readonly string[]): Whole {
  if (!own.startsWith(root)) return {bases: [own], depth: 0};
  const below = all.filter((base) => base !== root && base.startsWith(root));
  const depth = own.slice(root.length).split('/').length - 1;
  return {bases: [root, ...new Set(below)], depth};
}
