import {isFile} from './files';

/** What the bundler's loader offers, as far as it is used here. */
interface LoaderContext {
  resourcePath: string;
  addDependency(file: string): void;
  addMissingDependency(file: string): void;
}

interface Hook<Args extends unknown[]> {
  tap(name: string, run: (...args: Args) => void): void;
}

/** What both bundlers have, as far as it is used here. */
interface Compiler {
  hooks: {compilation: Hook<[object]>};
  webpack: {
    NormalModule: {getCompilationHooks(compilation: object): {loader: Hook<[LoaderContext]>}};
  };
}

/** Knows which files pages were made of, and tells the bundlers, which make pages anew. */
export interface Watcher {
  /** Takes a file of a page. */
  add(page: string, file: string): void;
  /** A plugin of the bundler. @param name of the bundle: each asks for itself */
  plugin(name: string): {apply(compiler: Compiler): void};
}

/** Made once for a process: a page is read once for both bundles, whichever comes first. */
export function createWatcher(): Watcher {
  const files = new Map<string, Set<string>>();
  // Weakly: a context holds its page's text in many forms, and lives as long as its loader runs.
  const bundles = new Map<string, Map<string, WeakRef<LoaderContext>>>();
  const filesOf = (page: string) => {
    const known = files.get(page) ?? new Set();
    files.set(page, known);
    return known;
  };
  return {
    add(page, file) {
      filesOf(page).add(file);
      for (const pages of bundles.values()) {
        const context = pages.get(page)?.deref();
        if (context) watch(context, file);
      }
    },
    plugin: (name) => ({
      apply: ({hooks, webpack}) =>
        hooks.compilation.tap('demos', (compilation) =>
          webpack.NormalModule.getCompilationHooks(compilation).loader.tap('demos', (context) => {
            if (!/\.mdx?$/.test(context.resourcePath)) return;
            const pages = bundles.get(name) ?? new Map<string, WeakRef<LoaderContext>>();
            bundles.set(name, pages.set(context.resourcePath, new WeakRef(context)));
            filesOf(context.resourcePath).forEach((file) => watch(context, file));
          }),
        ),
    }),
  };
}

function watch(context: LoaderContext, file: string): void {
  if (isFile(file)) context.addDependency(file);
  else context.addMissingDependency(file);
}
