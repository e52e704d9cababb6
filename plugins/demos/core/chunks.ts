/** Below this many bytes a library's code is repeated in each demo's chunk rather than shared. */
const SHARED_MIN_BYTES = 10_000;

/** Above Docusaurus' own `common` group. */
const PRIORITY = 50;

/** The bundler's options of a group, as far as they are used here. */
interface ChunkGroup {
  test: RegExp;
  chunks?: 'async';
  minChunks?: number;
  minSize?: number;
  priority?: number;
}

/**
 * Groups of chunks that keep the libraries of demos out of the browser's first load. Docusaurus
 * puts what half of the pages use into a chunk that every page loads, and demos count as pages.
 *
 * @param libraries npm scopes or packages; with none, nothing is changed
 */
export function demoChunks(libraries: readonly string[]): Record<string, ChunkGroup> {
  if (libraries.length === 0) return {};
  const names = libraries.map((name) => name.replace(/[^\w@-]/g, '.')).join('|');
  const path = `[\\\\/]node_modules[\\\\/](?:${names})[\\\\/]`;
  const shared = {
    chunks: 'async' as const,
    minChunks: 2,
    minSize: SHARED_MIN_BYTES,
    priority: PRIORITY,
  };
  return {
    common: {test: new RegExp(`^(?!.*${path})`)},
    demoLibraries: {...shared, test: new RegExp(path)},
  };
}
