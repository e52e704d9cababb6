import {isFolderIndex, trimSlashes} from './paths';

/**
 * The address that a product's `pathnames` gives a page, as a slug for the docs plugin.
 *
 * @param file the page's path below its docs folder, e.g. `components/button/button.md`
 * @param pathnames folder or file → address below the route root; `*` stands for one segment on
 *   both sides, e.g. `{'components/*': 'react-*'}`
 * @returns the slug, or `undefined` where no rule names the page
 */
export function mappedSlug(
  file: string,
  pathnames: Readonly<Record<string, string>>,
): string | undefined {
  const page = file.replace(/\.mdx?$/, '');
  const folder = page.slice(0, Math.max(page.lastIndexOf('/'), 0));
  const standsForFolder = isFolderIndex({source: file, sourceDirName: folder || '.'});
  for (const [pattern, address] of Object.entries(pathnames)) {
    const rest =
      matchStar(page, pattern) ?? (standsForFolder ? matchStar(folder, pattern) : undefined);
    if (rest !== undefined) return `/${trimSlashes(address.replace('*', rest))}`;
  }
  return undefined;
}

/** What the star of a pattern stands for in a path; empty for a pattern without one that matches. */
function matchStar(path: string, pattern: string): string | undefined {
  const [before = '', after] = trimSlashes(pattern.replace(/\.mdx?$/, '')).split('*');
  if (after === undefined) return path === before ? '' : undefined;
  if (!path.startsWith(before) || !path.endsWith(after)) return undefined;
  const rest = path.slice(before.length, path.length - after.length);
  return rest === '' || rest.includes('/') ? undefined : rest;
}
