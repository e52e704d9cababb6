/** Names of chunks by the prop of a page that they hold, nested as the props are. */
export type ChunkNames = string | readonly ChunkNames[] | {readonly [prop: string]: ChunkNames};

/** A route, as Docusaurus writes it for the browser. */
export interface SourceRoute {
  path: string;
  /** Tells routes of the same path apart. */
  hash?: string | undefined;
  exact?: boolean | undefined;
  routes?: SourceRoute[] | undefined;
  /** Whatever else a plugin says of it. */
  attributes: Readonly<Record<string, unknown>>;
}

/** What Docusaurus generates for the browser, as it was read. */
export interface Generated {
  routes: SourceRoute[];
  /** `<path>-<hash>` → what the page is made of. */
  chunkNames: Readonly<Record<string, ChunkNames>>;
  /** Name of a chunk → source of how it is loaded. */
  registry: ReadonlyMap<string, string>;
}

/** A page, as it stands in a shard. */
export interface ShardPage {
  path: string;
  hash: string;
  /** Positions of the routes that its own is in, from the outermost, and of its own. */
  place: number[];
  attributes: Record<string, unknown>;
  /** Positions of the parts of its tree that it shows. */
  parts: readonly number[];
}

/** A document among the data of all pages: instance of the plugin, position of the version. */
export type ShardDoc = readonly [instance: string, version: number, doc: {id: string}];

/** Pages that are loaded together. */
export interface Shard {
  /** What the first of them is found by. */
  first: string;
  pages: ShardPage[];
}
