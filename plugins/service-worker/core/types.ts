/** A file of the build. */
export interface BuiltFile {
  /** Relative to the build's folder: `material-ui/react-button/index.html`. */
  path: string;
  bytes: number;
  /** Hash of its content. */
  revision: string;
}

/** A page of the build. */
export interface BuiltPage extends BuiltFile {
  /** Address under which it is served, with the base URL: `/material-ui/react-button/`. */
  url: string;
  /** Id of its product; `undefined` where the page names none. */
  product: string | undefined;
  /** Paths of the files that its HTML names, of the site and of nowhere else. */
  needs: string[];
}

/** What the bundler, the page renderer and the static folders put into the build. */
export interface BuiltSite {
  baseUrl: string;
  /** By path. Pages are among them. */
  files: ReadonlyMap<string, BuiltFile>;
  /** In order of path. */
  pages: readonly BuiltPage[];
  /** Style sheet → paths of the files that it names. */
  sheets: ReadonlyMap<string, readonly string[]>;
}

/** A file that the worker keeps; without a revision the address itself says which content it is. */
export interface KeptFile {
  url: string;
  revision: string | null;
}

/** A file of a set. `optional`: written after the list was, so that nobody knows if it is there. */
export interface SetFile extends KeptFile {
  optional?: true;
}

/** Everything that one product needs to be read offline: `/offline/<product>.json`. */
export interface OfflineSet {
  product: string;
  name: string;
  /** Hash of the list, by which a worker knows whether what it keeps is of its own release. */
  revision: string;
  /** Size of all files together, not compressed. */
  bytes: number;
  files: SetFile[];
}

/** A product in `/offline/index.json`. */
export interface OfflineProduct {
  id: string;
  name: string;
  /** Where it begins. */
  href: string;
  bytes: number;
  /** How many pages it has. */
  pages: number;
}

/** What the build writes into the worker. */
export interface WorkerConfig {
  baseUrl: string;
  /** Address of the page that stands in for one that cannot be had. */
  offlinePage: string;
  /** Hash of everything the worker knows of: two releases never share it. */
  release: string;
  precache: KeptFile[];
  /** Product → revision of its set. */
  sets: Record<string, string>;
}

/** What the worker's lists are made of, beside the finished pages. */
export interface WorkerFacts {
  baseUrl: string;
  /** Of the plugin, with their defaults. */
  options: {
    enabled: boolean;
    offlinePage: string;
    landing: string[];
    files: string[];
    firstPayload?: number | undefined;
  };
  /** The registry of products, in its order. */
  products: {id: string; name: string; routeRoots: readonly string[]}[];
  /** Paths of the files that static folders hold. */
  statics: string[];
  /** Queries of the browsers that the worker is written for. */
  browsers: string[];
  /** Address of a page that every browser keeps → the scripts it needs that its HTML does not name. */
  chunks: Record<string, string[]>;
  /** How many builds the pages are of, each with scripts and sheets of its own. Default: one. */
  builds?: number;
  /** Paths of further files that every browser keeps. */
  others: string[];
}

/** What the browser half learns from the build. */
export interface Settings {
  enabled: boolean;
  /** Hosts on which the worker is registered; see `isOfficial`. */
  hosts: string[];
  baseUrl: string;
}

/** What a page asks of the worker. */
export type Question =
  {type: 'SKIP_WAITING' | 'STATE' | 'REFRESH'} | {type: 'SAVE' | 'REMOVE'; product: string};

/** How saving a product ended; `missing` counts the files that could not be had. */
export type SaveResult =
  | {state: 'saved'}
  | {state: 'incomplete'; missing: number}
  | {state: 'failed'; reason: 'unknown' | 'network' | 'storage'};

/** What the worker says while it saves. */
export type SaveReport = {done: number; total: number} | SaveResult;

/** What the worker says of itself. */
export interface WorkerState {
  release: string;
  /** Ids of the products that are kept whole. */
  saved: string[];
}
