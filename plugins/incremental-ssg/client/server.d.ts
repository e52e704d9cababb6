/** The bundler's runtime, as far as it is used here. */
declare const __webpack_require__: {
  /** Loads a chunk. */
  e: (chunk: string | number) => Promise<unknown>;
  /** The file of a chunk. */
  u: (chunk: string | number) => string;
};

/** The modules that are loaded, by id; those of the bundle itself before it has run. */
declare const __webpack_modules__: Record<string, (...args: never[]) => unknown>;

declare module 'vitrine-renderer' {
  /** Docusaurus' own, or what another plugin has put around it. */
  export default function render(page: {pathname: string}): Promise<unknown>;
}

declare module 'vitrine-routes' {
  /** As Docusaurus looks for the routes of an address. */
  export function matchRoutes(routes: object[], pathname: string): {route: {path?: string}}[];
}

declare module '@generated/routesChunkNames' {
  const chunks: Readonly<Record<string, unknown>>;
  export default chunks;
}
