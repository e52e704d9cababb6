import type {KeptRoute} from './cut';
import type {TreePart} from './trees';
import type {ChunkNames, Generated, Shard, ShardDoc} from './types';

/** Begin the names of the chunks that shards are bundled as. */
export const SHARD_CHUNK = 'route-shard-';
/** Begin the names of the files that shards are written to. */
export const SHARD_FILE = 'shard-';
/** As for shards, of parts of trees. */
export const TREE_CHUNK = 'tree-part-';
export const TREE_FILE = 'tree-';

/** A chunk that more shards name than this is named on every page: it is no page's own. */
const FEW = 2;

/** What takes the place of the routes that Docusaurus writes for the browser. */
export function routesModule(routes: readonly KeptRoute[]): string {
  return [
    "import ComponentCreator from '@docusaurus/ComponentCreator';",
    `export default [${routes.map(routeSource).join(',\n')}];\n`,
  ].join('\n');
}

function routeSource({path, hash, exact, routes, attributes, order}: KeptRoute): string {
  const made = [path, ...(hash === undefined ? [] : [hash])].map((each) => JSON.stringify(each));
  const parts = [
    `path: ${JSON.stringify(path)}`,
    `component: ComponentCreator(${made.join(', ')})`,
    `order: ${order}`,
    ...(exact ? ['exact: true'] : []),
    ...(routes ? [`routes: [${routes.map(routeSource).join(',\n')}]`] : []),
    ...Object.entries(attributes).map(([name, value]) => `${quoteName(name)}: ${toSource(value)}`),
  ];
  return `{${parts.join(', ')}}`;
}

/** @returns text of each part, by the shards; and of what is left for all pages */
export function registryParts({registry, chunkNames}: Generated, shards: readonly Shard[]) {
  const keysOf = (shard: Shard) => shard.pages.map(({path, hash}) => `${path}-${hash}`);
  const sharded = new Set(shards.flatMap(keysOf));
  const kept = Object.keys(chunkNames).filter((key) => !sharded.has(key));
  const namesIn = (keys: readonly string[]) =>
    new Set(keys.flatMap((key) => leaves(chunkNames[key])));
  const byShard = shards.map((shard) => namesIn(keysOf(shard)));
  const uses = new Map<string, number>();
  for (const names of byShard) for (const name of names) uses.set(name, (uses.get(name) ?? 0) + 1);
  const everywhere = namesIn(kept);
  const isOwn = (name: string) => !everywhere.has(name) && (uses.get(name) ?? 0) <= FEW;
  const base = [...registry.keys()].filter((name) => !uses.has(name) || !isOwn(name));
  return {
    base: entriesModule(registry, base),
    names: `export default ${toSource(pick(chunkNames, kept))};\n`,
    shards: byShard.map((names) => entriesSource(registry, [...names].filter(isOwn))),
  };
}

function entriesModule(registry: Generated['registry'], names: readonly string[]): string {
  return `export default ${entriesSource(registry, names)};\n`;
}

function entriesSource(registry: Generated['registry'], names: readonly string[]): string {
  const lines = names.map((name) => `${JSON.stringify(name)}: ${registry.get(name)}`);
  return `{\n${lines.join(',\n')}\n}`;
}

/** A shard as a module: what `client/arrive` puts among what is there. */
export function shardModule(
  shard: Shard,
  part: {registry: string; docs: readonly ShardDoc[]; chunkNames: Generated['chunkNames']},
): string {
  const pages = shard.pages.map(({path, hash, place, attributes, parts}) => {
    const names = part.chunkNames[`${path}-${hash}`] ?? {};
    return [path, hash, place, names, attributes, ...(parts.length > 0 ? [parts] : [])];
  });
  return [
    `export const registry = ${part.registry};`,
    `export const pages = ${toSource(pages)};`,
    `export const docs = ${toSource(part.docs)};\n`,
  ].join('\n');
}

/**
 * The module that leads from an address to the shard that has it, and to parts of trees.
 *
 * @param parts how many there are
 */
export function listModule(firsts: readonly string[], parts: number): string {
  const load = (chunk: string, file: string) =>
    `() => import(/* webpackChunkName: "${chunk}" */ './${file}.js')`;
  const loads = firsts.map((_, at) => load(`${SHARD_CHUNK}${at}`, `${SHARD_FILE}${at}`));
  const trees = Array.from({length: parts}, (_, at) =>
    load(`${TREE_CHUNK}${at}`, `${TREE_FILE}${at}`),
  );
  return [
    `export const firsts = ${toSource(firsts)};`,
    `export const loads = [\n${loads.join(',\n')}\n];`,
    `export const trees = [\n${trees.join(',\n')}\n];\n`,
  ].join('\n');
}

/** A group of a tree as a module. */
export function treeModule({items, docs}: TreePart): string {
  return `export const items = ${toSource(items)};\nexport const docs = ${toSource(docs)};\n`;
}

/** @param plant file of `client/trees`, which puts parts in */
export function versionModule(props: object, plant: string): string {
  return `import {plant} from ${toSource(plant)};\nexport default plant(${toSource(props)});\n`;
}

/**
 * The source of how a chunk is loaded, of another module.
 *
 * @param entry as Docusaurus writes it, which names the module thrice
 */
export function withModule(entry: string, from: string, to: string): string {
  return entry.replaceAll(toSource(from), () => toSource(to));
}

function pick(all: Generated['chunkNames'], keys: readonly string[]) {
  return Object.fromEntries(keys.map((key) => [key, all[key]]));
}

function leaves(names: ChunkNames | undefined): string[] {
  if (names === undefined) return [];
  return typeof names === 'string' ? [names] : Object.values(names).flatMap(leaves);
}

function quoteName(name: string): string {
  return JSON.stringify(name);
}

function toSource(value: unknown): string {
  return JSON.stringify(value);
}
