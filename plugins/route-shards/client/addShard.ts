import ComponentCreator from '@docusaurus/ComponentCreator';
import allRegistry from '@generated/registry';
import type siteRoutes from '@generated/routes';
import allChunkNames from '@generated/routesChunkNames';
import {tellRoutes} from '../../_shared/client/arrivingRoutes';
import type {ShardDoc} from '../core/types';

/** A page, as `core/write` writes it. */
type ShardPage = readonly [
  path: string,
  hash: string,
  place: readonly number[],
  chunkNames: (typeof allChunkNames)[string],
  attributes: object,
  parts?: readonly number[],
];

/** A module that a shard is written as. */
export interface ShardModule {
  registry: typeof allRegistry;
  pages: readonly ShardPage[];
  docs: readonly ShardDoc[];
}

type Route = (typeof siteRoutes)[number];

/** Puts the pages of a shard where they would stand had they been there from the beginning. */
export function addShard(shard: ShardModule, routes: Route[], globalData: unknown): void {
  Object.assign(allRegistry, shard.registry);
  const changed = new Set<Route[]>();
  const added = shard.pages.map(([path, hash, place, chunkNames, attributes]) => {
    allChunkNames[`${path}-${hash}`] = chunkNames;
    const list = listAt(routes, place.slice(0, -1));
    const component = ComponentCreator(path, hash);
    const route: Route = {path, component, exact: true, ...attributes, order: place.at(-1) ?? 0};
    list.push(route);
    changed.add(list);
    return route;
  });
  for (const list of changed) list.sort((a, b) => orderOf(a) - orderOf(b));
  addDocs(shard.docs, globalData as GlobalData);
  tellRoutes(added);
}

function listAt(routes: Route[], place: readonly number[]): Route[] {
  const inside = (list: Route[], at: number) => list.find((route) => orderOf(route) === at)?.routes;
  return place.reduce((list, at) => (inside(list, at) ?? []) as Route[], routes);
}

/** The position of a route among all of its list, as `core/write` says it. */
function orderOf(route: Route): number {
  return Number(route['order']);
}

type GlobalData = Record<string, Record<string, {versions: {docs: {id?: string}[]}[]}>>;

/** Each document stands once, whichever shard brings it. */
function addDocs(docs: readonly ShardDoc[], data: GlobalData): void {
  const instances = data['docusaurus-plugin-content-docs'] ?? {};
  for (const [instance, version, doc] of docs as readonly [string, number, {id: string}][]) {
    const list = instances[instance]?.versions[version]?.docs;
    if (!list?.some(({id}) => id === doc.id)) list?.push(doc);
  }
}
