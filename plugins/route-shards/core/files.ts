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

/** A chunk of a build, and those that it may ask for. */
export interface ChunkNode {
  id: string;
  /** Path of its script; none where it has no script. */
  file: string | undefined;
  /** Ids of the chunks that it leads to. */
  below: readonly string[];
}

/**
 * Which chunk has to tell the files of which others: a shard those of its pages, the list of shards
 * those of all shards, and the bundler's runtime the rest.
 *
 * @param chunks by id
 * @param start ids of the chunks that each page begins with
 * @param owners ids of the chunks that tell files themselves
 * @returns id of the owner, or the empty string for the runtime → ids and files
 */
export function filesByOwner(
  chunks: ReadonlyMap<string, ChunkNode>,
  start: readonly string[],
  owners: ReadonlySet<string>,
): Map<string, Record<string, string>> {
  const base = reached(chunks, start, owners);
  const told = new Map([['', toFiles(chunks, base)]]);
  for (const owner of owners) {
    const own = reached(chunks, chunks.get(owner)?.below ?? [], owners);
    told.set(owner, toFiles(chunks, new Set([...own].filter((id) => !base.has(id)))));
  }
  return told;
}

/** Those that can be reached without asking an owner for what it tells; the owners among them. */
function reached(
  chunks: ReadonlyMap<string, ChunkNode>,
  from: readonly string[],
  owners: ReadonlySet<string>,
): Set<string> {
  const found = new Set<string>();
  const open = [...from];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    if (!owners.has(id)) open.push(...(chunks.get(id)?.below ?? []));
  }
  return found;
}

function toFiles(chunks: ReadonlyMap<string, ChunkNode>, ids: ReadonlySet<string>) {
  const files: Record<string, string> = {};
  for (const id of [...ids].sort()) {
    const file = chunks.get(id)?.file;
    if (file !== undefined) files[id] = file;
  }
  return files;
}
