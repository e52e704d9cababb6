import {syncBuiltinESMExports} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import workers from 'node:worker_threads';

/** Docusaurus' module that makes the HTML of pages smaller. */
interface MinifierModule {
  getHtmlMinifier?: () => Promise<{
    minify: (html: string) => Promise<{code: string; warnings: string[]}>;
  }>;
}

/**
 * Has Docusaurus write pages as they were rendered, in its threads and in that of the build. The
 * latter has asked for the minifier by then, so what it gets is exchanged. A thread gets no more of
 * the bundler than what asks for the minifier: it has no other use for it, and all of it takes as
 * long to load as a hundred pages to render.
 *
 * @returns has it make them smaller again
 */
export function withoutMinifier(): () => void {
  const docusaurus = path.dirname(require.resolve('@docusaurus/core/package.json'));
  const find = (name: string) => require.resolve(name, {paths: [docusaurus]});
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- the one that is loaded
  const minifier = require(find('@docusaurus/bundler/lib/minifyHtml')) as MinifierModule;
  const {getHtmlMinifier} = minifier;
  minifier.getHtmlMinifier = () =>
    Promise.resolve({minify: (code) => Promise.resolve({code, warnings: []})});
  const restoreThreads = beginThreads(find('@docusaurus/bundler'));
  return () => {
    minifier.getHtmlMinifier = getHtmlMinifier;
    restoreThreads();
  };
}

/** Has the threads that render pages begin with what stands for the bundler in them. */
function beginThreads(bundler: string): () => void {
  const {Worker} = workers;
  workers.Worker = class extends Worker {
    constructor(file: string | URL, options?: workers.WorkerOptions) {
      super(rendersPages(options?.workerData) ? beginning(bundler, file) : file, options);
    }
  };
  syncBuiltinESMExports();
  return () => {
    workers.Worker = Worker;
    syncBuiltinESMExports();
  };
}

/** Whether a thread gets what Docusaurus gives those that render pages, behind what its pool gives. */
function rendersPages(data: unknown): boolean {
  const [, given] = Array.isArray(data) ? (data as [unknown, {params?: object}?]) : [];
  return given?.params !== undefined && 'serverBundlePath' in given.params;
}

/** A module by itself: what a thread runs is no plugin, and is not compiled as one. */
function beginning(bundler: string, file: string | URL): URL {
  const {href} = file instanceof URL ? file : pathToFileURL(file);
  const code = `
    import {createRequire} from 'node:module';
    const {cache} = createRequire(${JSON.stringify(bundler)});
    const minify = async (code) => ({code, warnings: []});
    const exports = {getHtmlMinifier: async () => ({minify})};
    cache[${JSON.stringify(bundler)}] = {exports, loaded: true, children: []};
    await import(${JSON.stringify(href)});`;
  return new URL(`data:text/javascript,${encodeURIComponent(code)}`);
}
