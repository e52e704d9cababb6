import type {Doc} from './types';

/** Names of files that stand for their folder, as in Docusaurus. */
const INDEX_NAMES = ['index', 'readme'];

/**
 * The address of a doc below its instance's route root, computed as the docs plugin does: a
 * sidebar generator is not told permalinks.
 *
 * @returns path without slashes at its ends; empty for the start page
 */
export function docPath(doc: Doc): string {
  const {slug} = doc.frontMatter;
  const folder = folderOf(doc);
  if (slug?.startsWith('/')) return trimSlashes(slug);
  if (slug === undefined && isFolderIndex(doc)) return folder;
  return trimSlashes(resolveDots(`${folder}/${slug ?? lastSegment(doc.id)}`));
}

/** Whether the doc stands for its folder: `index`, `readme`, or named like the folder. */
export function isFolderIndex({
  source,
  sourceDirName,
}: Pick<Doc, 'source' | 'sourceDirName'>): boolean {
  const name = lastSegment(source)
    .replace(/\.mdx?$/, '')
    .toLowerCase();
  const folder = sourceDirName === '.' ? undefined : lastSegment(sourceDirName).toLowerCase();
  return INDEX_NAMES.includes(name) || name === folder;
}

/**
 * The folder whose title a doc is listed under: its own folder, or the one above where the doc
 * stands for its folder. Empty at the root.
 */
export function listingFolder(doc: Doc): string {
  const folder = folderOf(doc);
  if (!isFolderIndex(doc)) return folder;
  return folder.split('/').slice(0, -1).join('/');
}

/** The folder as addresses have it: ids, unlike `sourceDirName`, are without number prefixes. */
function folderOf({id}: Doc): string {
  return id.slice(0, Math.max(id.lastIndexOf('/'), 0));
}

/** A path without slashes at its ends. */
export function trimSlashes(path: string): string {
  return path.replace(/^\/+|\/+$/g, '');
}

function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function resolveDots(path: string): string {
  const segments: string[] = [];
  for (const segment of path.split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '.' && segment !== '') segments.push(segment);
  }
  return segments.join('/');
}
