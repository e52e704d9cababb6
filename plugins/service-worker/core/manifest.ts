import {quote, suggest, VitrineError} from '../../_shared/node';
import type {ErrorParts} from '../../_shared/node';
import {addressOf, isHashed} from './pages';
import type {BuiltFile, BuiltPage, BuiltSite, KeptFile} from './types';

/** At most so many files are named when there are too many bytes. */
const NAMED = 5;

/** The pages that every reader's browser keeps. */
export interface Shell {
  /** Path of the page that stands in for others, without the base URL: `/offline/`. */
  offlinePage: string;
  /** Paths of further pages; those that this build leaves out are passed over. */
  landing: readonly string[];
}

/** Addresses of the pages of the shell, whether or not the build has them. */
export function shellPaths(baseUrl: string, {offlinePage, landing}: Shell): string[] {
  return ['/', offlinePage, '/404.html', ...landing].map((path) => baseUrl + path.slice(1));
}

/**
 * The pages of the shell: start page, offline page, landing pages, and the page for what is not
 * there.
 *
 * @throws VitrineError where the build has no offline page
 */
export function shellPages({baseUrl, pages}: BuiltSite, shell: Shell): BuiltPage[] {
  const wanted = new Set(shellPaths(baseUrl, shell));
  const found = pages.filter(({url}) => wanted.has(url));
  const offline = baseUrl + shell.offlinePage.slice(1);
  if (found.some(({url}) => url === offline)) return found;
  throw new VitrineError({
    where: 'plugin service-worker, option offlinePage',
    what: `the build has no page at ${quote(offline)}`,
    fix: suggest(offline, pages.map(({url}) => url).slice(0, 1000)),
  });
}

/**
 * The files of the shell: its pages and what their HTML names, in order of path. What no folder of
 * the site holds (another plugin makes it while this one works) is left to the network.
 *
 * @param more paths of files that the pages need though their HTML does not name them
 */
export function shellFiles(
  {files}: BuiltSite,
  pages: readonly BuiltPage[],
  more: readonly string[],
): BuiltFile[] {
  const paths = [...pages.flatMap(({path, needs}) => [path, ...needs]), ...more];
  return [...new Set(paths)].sort().flatMap((path) => files.get(path) ?? []);
}

/** Files as the worker keeps them. */
export function keptFiles(files: readonly BuiltFile[], baseUrl: string): KeptFile[] {
  return files.map(({path, revision}) => ({
    url: addressOf(path, baseUrl),
    revision: isHashed(path) ? null : revision,
  }));
}

/** Bytes, not compressed, that are much to be loaded behind every reader's back. */
export const MUCH_BYTES = 3_000_000;

/**
 * Whether a shell is too large to be loaded behind every reader's back.
 *
 * @param limit bytes
 * @returns a fault that names the largest files, or nothing
 */
export function payloadFault(files: readonly BuiltFile[], limit: number): ErrorParts | undefined {
  const total = files.reduce((sum, {bytes}) => sum + bytes, 0);
  if (total <= limit) return undefined;
  const largest = [...files]
    .sort((a, b) => b.bytes - a.bytes || (a.path < b.path ? -1 : 1))
    .slice(0, NAMED);
  return {
    where: 'plugin service-worker, option firstPayload',
    what: `what every reader's browser keeps takes ${total} bytes of at most ${limit}; the largest are ${largest
      .map(({path, bytes}) => `${path} (${bytes})`)
      .join(', ')}`,
    fix: 'make them smaller, take pages out of the option "landing", or raise the limit',
  };
}
