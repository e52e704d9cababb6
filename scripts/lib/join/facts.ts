import type {HostFacts} from '../../../plugins/hosting/core/hostFiles';
import type {ShardEntry} from '../../../plugins/local-search/core/types';
import type {ExportedPage} from '../../../plugins/markdown-export/core/content';
import type {ListedSite} from '../../../plugins/markdown-export/core/llms';
import type {IndexedPage} from '../../../plugins/page-index/core/types';
import type {WorkerFacts} from '../../../plugins/service-worker/core/types';

/** What a part says of itself: by whom it was built, of what. */
export interface Identity {
  /** Of Vitrine. */
  version: string;
  /** Differs where the configurations do. */
  configuration: string;
  url: string;
  baseUrl: string;
  fallback: string;
  locales: string[];
  /** All products of the site, in its order. */
  products: {id: string; routeRoots: string[]}[];
  /** Ids of those that the part has. */
  built: string[];
  /** Address of a page → its file. */
  sources: Record<string, string>;
}

/** What plugins have kept to be joined, by their names; a site may do without all but the first. */
export interface Facts {
  'product-identity': Identity;
  hosting?: HostFacts;
  'markdown-export'?: {site: ListedSite; pages: ExportedPage[]};
  'local-search'?: {file: string; shards: ShardEntry[]};
  'page-index'?: {file: string; pages: IndexedPage[]};
  'service-worker'?: WorkerFacts;
  'duplicate-pathnames'?: {file: string; addresses: string[]};
}

/** A part of a site, as it was built. */
export interface Part {
  /** Its folder, as it was given. */
  name: string;
  facts: Facts;
  /** Path of each file below its folder → hash of its content. */
  files: ReadonlyMap<string, string>;
}

/** At least one part. */
export type Parts = readonly [Part, ...Part[]];

/** What the parts have kept of a plugin, where all of them have it. */
export function factsOf<Name extends keyof Facts>(
  parts: Parts,
  name: Name,
): [NonNullable<Facts[Name]>, ...NonNullable<Facts[Name]>[]] | undefined {
  const found = parts.flatMap(({facts}) => facts[name] ?? []);
  const [first, ...rest] = found as NonNullable<Facts[Name]>[];
  return first !== undefined && found.length === parts.length ? [first, ...rest] : undefined;
}

/** What a part says of itself. */
export function identityOf({facts}: Part): Identity {
  return facts['product-identity'];
}
