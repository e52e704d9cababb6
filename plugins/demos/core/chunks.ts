/** Below this many bytes code is repeated in each chunk that needs it rather than shared. */
const SHARED_MIN_BYTES = 10_000;

/** Above Docusaurus' own `common` group. */
const PRIORITY = 50;

/** What shows demos, which pages that have one import: a page of text loads nothing of it. */
const PARTS = /[\\/]plugins[\\/](?:demos|demo-code|demo-editor|playground|stories)[\\/]/;

/** Packages of the page itself, whatever demos use of them. */
const SHELL = ['@docusaurus', '@mdx-js', 'react', 'react-dom'];

/** Pages have names, which Docusaurus gives them, what is imported for later has none. */
const NAMED = /^/;

/** Chunks of their own for what several need. */
const SHARED = {
  chunks: 'async' as const,
  minChunks: 2,
  minSize: SHARED_MIN_BYTES,
  priority: PRIORITY,
};

/**
 * Groups of chunks that keep demos, their parts and what they import, from readers of pages without
 * one. Docusaurus puts what half as many chunks use as there are pages into one that every page
 * loads, and demos count, each of which is a chunk. Here pages alone do.
 *
 * @param own folders whose code is the page's, absolute: Vitrine's
 */
export function demoChunks(own: readonly string[]) {
  const shell = `[\\\\/]node_modules[\\\\/](?:${SHELL.join('|')})[\\\\/]`;
  const ofPages = [...own.map(escape), `.*${shell}`].join('|');
  return {
    common: {chunks: NAMED},
    demoImports: {...SHARED, type: /^javascript/, test: new RegExp(`^(?!${ofPages})`)},
    demoParts: {...SHARED, test: PARTS},
  };
}

function escape(folder: string): string {
  return folder.replace(/[^\w\s]/g, '\\$&');
}
