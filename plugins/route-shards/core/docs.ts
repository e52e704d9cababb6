import {keyOf, lastNotAfter} from './address';
import type {ShardDoc} from './types';

/** The docs plugin's part of the global data, as far as it is read here. */
export type DocsData = Readonly<Record<string, {versions: readonly DocsVersion[]}>>;

interface DocsVersion {
  mainDocId: string;
  docs: readonly Doc[];
}

interface Doc {
  id: string;
  path: string;
}

type Entry = readonly [instance: string, version: number, doc: Doc];

/**
 * Cuts what is said of each document of the site: into a part for each shard, with the documents of
 * its pages and those of the same id in other versions, and what stays with all pages.
 *
 * @param firsts keys of the first pages of the shards
 * @param isNamed whether the site's own settings name a document by its id
 */
export function cutDocs(
  data: DocsData,
  firsts: readonly string[],
  isNamed: (id: string) => boolean,
): {kept: DocsData; shards: ShardDoc[][]} {
  const shards: ShardDoc[][] = firsts.map(() => []);
  const kept = Object.entries(data).map(([instance, {versions, ...rest}]) => {
    const entries = versions.flatMap(({docs}, at) => docs.map((doc): Entry => [instance, at, doc]));
    for (const same of sameIds(entries)) {
      const places = new Set(same.map(([, , {path}]) => lastNotAfter(firsts, keyOf(path))));
      for (const place of places) shards[place]?.push(...same);
    }
    const stays = ({id, path}: Doc, main: string) =>
      id === main || isNamed(id) || lastNotAfter(firsts, keyOf(path)) < 0;
    const left = versions.map((version) => ({
      ...version,
      docs: version.docs.filter((doc) => stays(doc, version.mainDocId)),
    }));
    return [instance, {...rest, versions: left}] as const;
  });
  return {kept: Object.fromEntries(kept), shards};
}

function sameIds(entries: readonly Entry[]): Entry[][] {
  const byId = new Map<string, Entry[]>();
  for (const entry of entries) {
    const {id} = entry[2];
    byId.set(id, [...(byId.get(id) ?? []), entry]);
  }
  return [...byId.values()];
}
