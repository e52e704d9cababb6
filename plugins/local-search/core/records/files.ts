import type {Manifest, Shard} from '../types';
import {isMigration, toShard, type SearchedPage, type Version} from './shard';
import {textParts} from './terms';

/** The index as it is published. */
export interface Index {
  manifest: Manifest;
  /** Path below the site's folder → text. */
  files: Map<string, string>;
}

/** Below the site's folder: hashed files, which browsers keep for ever. */
export const FOLDER = 'assets/search/';

/**
 * The files of the index: for each version of a product one of records, and parts of full text.
 *
 * @param hash a short text that is another for another content; without it files keep their names,
 *   whatever they hold: see {@link steadyManifest}
 */
export function indexFiles(
  versions: readonly Version[],
  baseUrl: string,
  hash?: (text: string) => string,
): Index {
  const files = new Map<string, string>();
  const write = (name: string, value: unknown): string => {
    const text = `${JSON.stringify(value)}\n`;
    const file = `${name}${hash ? `.${hash(text)}` : ''}.json`;
    files.set(FOLDER + file, text);
    return file;
  };
  const shards = versions.map((version) => {
    const {product, version: name} = version;
    const {shard, texts} = toShard(withWayHere(version, versions));
    const text = textParts(texts).map((terms, at): Shard['text'][number] => [
      Object.keys(terms)[0] ?? '',
      write(`${product}/${name}.text${hash ? '' : `.${at}`}`, terms),
    ]);
    const {root} = shard;
    return {product, version: name, root, file: write(`${product}/${name}`, {...shard, text})};
  });
  return {manifest: {folder: baseUrl + FOLDER, shards}, files};
}

/**
 * What names the files of an index that are made without a hash. It is known before they are, and the
 * same after each edit of a page: who follows it has nothing to follow.
 */
export function steadyManifest(
  versions: readonly Pick<Version, 'product' | 'version' | 'root'>[],
  baseUrl: string,
): Manifest {
  const shards = versions.map(({product, version, root}) => {
    return {product, version, root, file: `${product}/${version}.json`};
  });
  return {folder: baseUrl + FOLDER, shards};
}

/** Who reads the current version looks for the way to it, which pages of earlier versions tell. */
function withWayHere(version: Version, all: readonly Version[]): Version {
  if (version.version !== 'current') return version;
  const earlier = all.filter(
    ({product, version: name}) => product === version.product && name !== 'current',
  );
  const ways = earlier.flatMap(({pages}) => pages.filter(tellsWay));
  return {...version, pages: [...version.pages, ...ways]};
}

function tellsWay({title, text}: SearchedPage): boolean {
  return isMigration(text.title ?? title);
}
