import type {IncomingMessage, ServerResponse} from 'node:http';
import type {CurrentBundler} from '@docusaurus/types';
import type {WebpackPluginInstance} from 'webpack';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => unknown;

/** What Rspack has for it, which Docusaurus types as webpack. */
interface Instance {
  lazyCompilationMiddleware: (compiler: unknown) => Middleware;
}

/** How the dev server's bundler is set up, as far as it is said here. */
export interface VisitSettings {
  plugins: WebpackPluginInstance[];
  module: object;
  /** Options that no type of webpack knows. */
  lazyCompilation: object;
  devServer: {setupMiddlewares: (middlewares: object[]) => object[]};
}

const PAGE = /\.mdx?$/;

/**
 * What has Rspack compile a page, with its demos and their library, when it is first visited.
 *
 * Docusaurus' list of modules also asks for each of them by `require.resolveWeak`, by which a server
 * finds out what a page has loaded: no module would be left out. The compiler of its scripts puts
 * something in the place of that which asks for nothing.
 *
 * @param registry the list, absolute
 * @returns `undefined` for another bundler, which compiles all pages first
 */
export function compileVisited(
  {name, instance}: CurrentBundler,
  registry: string,
): VisitSettings | undefined {
  if (name !== 'rspack') return undefined;
  const {lazyCompilationMiddleware} = instance as unknown as Instance;
  let middleware: Middleware | undefined;
  const vars = {'require.resolveWeak': 'String'};
  const jsc = {target: 'es2022', transform: {optimizer: {globals: {vars}}}};
  return {
    plugins: [
      {apply: (compiler: unknown) => void (middleware = lazyCompilationMiddleware(compiler))},
    ],
    module: {rules: [{test: registry, use: [{loader: 'builtin:swc-loader', options: {jsc}}]}]},
    lazyCompilation: {imports: true, entries: false, test: PAGE},
    devServer: {
      setupMiddlewares(middlewares) {
        const answer: Middleware = (...given) => middleware?.(...given);
        middlewares.unshift({name: 'visits', middleware: answer});
        // Docusaurus' own function has returned the same list, and both results are joined.
        return [];
      },
    },
  };
}
