/** What holds the names of the files of chunks in a browser: `{"<id>": "<path>"}`. */
const TABLE = 'vitrineChunkFiles';

/** Source of the bundler's function that tells the file of a chunk, by a table that grows. */
export const FILE_OF_CHUNK = `__webpack_require__.u = (chunkId) => self.${TABLE}[chunkId];`;

/**
 * Source of Docusaurus' function that tells the address of a chunk by its name. Only the fetching
 * of all that is in view asks it, which the theme of Vitrine leaves out; an address that holds
 * "undefined" is one that it passes over.
 */
export const ASSET_OF_NAME = "__webpack_require__.gca = () => '';";

/** Source that adds files to the table, before a script, which stays strict. */
export function tableSource(files: Readonly<Record<string, string>>): string {
  return `"use strict";self.${TABLE}=Object.assign(self.${TABLE}||{},${JSON.stringify(files)});`;
}

/** Chunks of a build that are loaded together, and what they may ask for. */
export interface ChunkSet {
  /** Ids of the chunks. */
  chunks: readonly string[];
  /** Keys of the sets that it leads to. */
  below: readonly string[];
}

/** Sets of chunks, by their keys. */
export type ChunkSets = ReadonlyMap<string, ChunkSet>;

/**
 * Which chunk has to tell the files of which others: a shard those of its pages, the list of shards
 * those of all shards, and the bundler's runtime the rest.
 *
 * @param start keys of the sets that each page may ask for
 * @param owners ids of the chunks that tell files themselves
 * @returns id of the owner, or the empty string for the runtime → ids of chunks
 */
export function chunksByOwner(
  sets: ChunkSets,
  start: readonly string[],
  owners: ReadonlySet<string>,
): Map<string, string[]> {
  const base = reached(sets, start, owners);
  const told = new Map([['', [...base]]]);
  for (const owner of owners) {
    const own = [...sets.values()].filter(({chunks}) => chunks.includes(owner));
    const below = own.flatMap((set) => set.below);
    told.set(
      owner,
      [...reached(sets, below, owners)].filter((id) => !base.has(id)),
    );
  }
  return told;
}

/** Chunks that can be reached without asking an owner for what it tells; the owners among them. */
function reached(
  sets: ChunkSets,
  from: readonly string[],
  owners: ReadonlySet<string>,
): Set<string> {
  const seen = new Set<string>();
  const found = new Set<string>();
  const open = [...from];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    const {chunks = [], below = []} = sets.get(key) ?? {};
    if (seen.has(key)) continue;
    seen.add(key);
    for (const id of chunks) found.add(id);
    if (!chunks.some((id) => owners.has(id))) open.push(...below);
  }
  return found;
}
