import type {KeptRoute} from './cut';
import type {ChunkNames, Generated, Shard, ShardDoc} from './types';

/** Begin the names of the chunks that shards are bundled as. */
export const SHARD_CHUNK = 'route-shard-';
/** Begin the names of the files that shards are written to. */
export const SHARD_FILE = 'shard-';

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
  const pages = shard.pages.map(({path, hash, place, attributes}) => {
    return [path, hash, place, part.chunkNames[`${path}-${hash}`] ?? {}, attributes];
  });
  return [
    `export const registry = ${part.registry};`,
    `export const pages = ${toSource(pages)};`,
    `export const docs = ${toSource(part.docs)};\n`,
  ].join('\n');
}

/** The module that leads from an address to the shard that has it. */
export function listModule(firsts: readonly string[]): string {
  const loads = firsts.map(
    (_, at) =>
      `() => import(/* webpackChunkName: "${SHARD_CHUNK}${at}" */ './${SHARD_FILE}${at}.js')`,
  );
  return [
    `export const firsts = ${toSource(firsts)};`,
    `export const loads = [\n${loads.join(',\n')}\n];\n`,
  ].join('\n');
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
