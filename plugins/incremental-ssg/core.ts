import {leaves} from '../_shared/loading/routeChunks';

/**
 * Files of the renderer's chunks, named by what they are asked for by, as nobody else asks. For any
 * other names the bundler's runtime makes a table of all, anew whenever a chunk is asked for.
 */
export const CHUNK_FILES = 'assets/js/[id].js';

/** Letters of the hashes that files of the cache are called by. */
export const KEY_LETTERS = 20;

/** Chunks of the server's bundle and variables: how they are called, and a hash of what is in them. */
export type Parts = readonly (readonly [name: string, hash: string])[];

/** A page as it was rendered, and all that it was rendered by. */
export interface KeptPage {
  /** A hash of what all pages are rendered by. */
  shell: string;
  /** What was loaded for it beside that. */
  parts: Parts;
  /** As Docusaurus' own renderer returns it. */
  rendered: unknown;
}

/** What pages are rendered by now. */
export interface Bundle {
  shell: string;
  /** @returns `undefined` where there is no such part any more */
  hashOf: (part: string) => string | undefined;
}

/** Whether a page would be rendered as it was: the same code would run, on the same data. */
export function isCurrent({shell, parts}: KeptPage, bundle: Bundle): boolean {
  return shell === bundle.shell && parts.every(([name, hash]) => bundle.hashOf(name) === hash);
}

/**
 * Pages that one thread takes from the last build in the time that another takes to start, at which
 * Docusaurus counts with a hundred that are rendered: one that is taken costs a tenth.
 */
const TAKEN_BY_A_THREAD = 1000;

/** Whether threads make a build faster whose pages are nearly all taken from the last one. */
export function needsThreads(pages: number): boolean {
  return pages > TAKEN_BY_A_THREAD;
}

/**
 * What a page was rendered by, to be kept with it.
 *
 * @param names of the parts that were loaded for it
 * @returns `undefined` where one of them is not known: such a page is rendered anew each time
 */
export function partsOf(
  names: Iterable<string>,
  {hashOf}: Pick<Bundle, 'hashOf'>,
): Parts | undefined {
  const parts: [string, string][] = [];
  for (const name of [...new Set(names)].sort()) {
    const hash = hashOf(name);
    if (hash === undefined) return undefined;
    parts.push([name, hash]);
  }
  return parts;
}

/** Chunk names of a route, nested as its props are: `{content: 'a', items: ['b']}`. */
export type ChunkNames = unknown;

/**
 * The chunks of all routes on the way to a page.
 *
 * @param chunks `<route>-<hash>` → chunk names, as Docusaurus has them
 * @returns tells the names of those of some routes, by their paths
 */
export function chunksByRoute(
  chunks: Readonly<Record<string, ChunkNames>>,
): (routes: readonly string[]) => string[] {
  const byRoute = new Map<string, string[]>();
  for (const [key, names] of Object.entries(chunks)) {
    const route = key.replace(/-[^-]*$/, '');
    byRoute.set(route, [...(byRoute.get(route) ?? []), ...leaves(names)]);
  }
  return (routes) => routes.flatMap((route) => byRoute.get(route) ?? []);
}

/** What a page cannot show: where the build works, and how its terminal looks. */
const HIDDEN = /^(?:VITRINE_\w+|TMPDIR|TE?MP|TERM|COLORTERM|(?:NO|FORCE)_COLOR)$/i;

type Environment = Readonly<Record<string, string | undefined>>;

/** Begins the names of parts that are variables of the environment. */
const VARIABLE = 'env:';

/** The part that is all of the environment. */
export const WHOLE_ENVIRONMENT = `${VARIABLE}*`;

/** The part that a variable is; `undefined` where a page cannot show it. */
export function variablePart(name: string): string | undefined {
  return HIDDEN.test(name) ? undefined : VARIABLE + name;
}

/** What a part of the environment says; `undefined` for parts of the bundle. */
export function variableText(part: string, environment: Environment): string | undefined {
  if (!part.startsWith(VARIABLE)) return undefined;
  if (part === WHOLE_ENVIRONMENT) return shownEnvironment(environment);
  // In a list, as an empty variable is another one than none.
  return JSON.stringify([environment[part.slice(VARIABLE.length)]]);
}

function shownEnvironment(environment: Environment): string {
  const shown = Object.entries(environment).filter(([name]) => !HIDDEN.test(name));
  return JSON.stringify(shown.sort(([a], [b]) => (a < b ? -1 : 1)));
}
