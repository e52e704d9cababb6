/** Below this many bytes code is repeated in each chunk that needs it rather than shared. */
const SHARED_MIN_BYTES = 10_000;

/** Above Docusaurus' own `common` group. */
const PRIORITY = 50;

/** What shows demos, which pages that have one import: a page of text loads nothing of it. */
const PARTS = /[\\/]plugins[\\/](?:demos|demo-code|demo-editor|playground|stories)[\\/]/;

/** Chunks of their own for what several need. */
const SHARED = {
  chunks: 'async' as const,
  minChunks: 2,
  minSize: SHARED_MIN_BYTES,
  priority: PRIORITY,
};

/** The bundler's options of a group, as far as they are used here. */
interface ChunkGroup {
  test: RegExp;
  chunks?: 'async';
  minChunks?: number;
  minSize?: number;
  priority?: number;
}

/**
 * Groups of chunks that keep demos, their parts and their libraries, from readers of pages without
 * one. Docusaurus puts what half of the pages use into a chunk that every page loads, demos count as
 * pages, and what fewer use is repeated in each.
 *
 * @param libraries npm scopes or packages
 */
export function demoChunks(libraries: readonly string[]): Record<string, ChunkGroup> {
  const demoParts = {...SHARED, test: PARTS};
  if (libraries.length === 0) return {demoParts};
  const names = libraries.map((name) => name.replace(/[^\w@-]/g, '.')).join('|');
  const path = `[\\\\/]node_modules[\\\\/](?:${names})[\\\\/]`;
  return {
    common: {test: new RegExp(`^(?!.*${path})`)},
    demoLibraries: {...SHARED, test: new RegExp(path)},
    demoParts,
  };
}
