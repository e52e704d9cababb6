import {withSlash} from '../../_shared/site/addresses';
import {withoutTab} from '../../_shared/site/entries';
import {keyOf} from './address';
import {cutVersion} from './trees';
import type {CutVersion, TreePart, Version} from './trees';
import type {Generated, ShardPage, SourceRoute} from './types';

/** Where the docs plugin's data lies among what is generated. */
const DOCS_DATA = /^@generated\/docusaurus-plugin-content-docs\//;
/** Pages that show of their tree what is beside them, and no more. */
const OF_ONE_PLACE = [
  '@theme/DocItem',
  '@theme/ApiPage',
  '@theme/DocTabPage',
  '@theme/ApiChangesPage',
];

/** A layout of the pages of a version, whose trees are cut. */
interface CutLayout {
  place: readonly number[];
  /** Name of the chunk that has the version. */
  chunk: string;
  props: object;
  cut: CutVersion;
  /** Position of the version's first part among those of all. */
  start: number;
}

/** What is written of trees that are cut. */
export interface TreePlan {
  parts: readonly TreePart[];
  /** Name of the chunk of a version → what it holds now. */
  versions: ReadonlyMap<string, object>;
  /** The parts that a page shows. */
  partsOf: (page: ShardPage) => number[];
}

/** @param read reads what a module of generated JSON holds */
export function planTrees(generated: Generated, read: (module: string) => unknown): TreePlan {
  const layouts: CutLayout[] = [];
  const parts: TreePart[] = [];
  for (const {route, place} of layoutsOf(generated.routes, [])) {
    const chunk = propsOf(generated, route);
    const module = chunk === undefined ? undefined : moduleOf(generated, chunk);
    if (chunk === undefined || module === undefined || !DOCS_DATA.test(module)) continue;
    const props = read(module) as {version?: Version};
    const cut = props.version?.docsSidebars && cutVersion(props.version);
    if (!cut) continue;
    layouts.push({place, chunk, cut, props, start: parts.length});
    parts.push(...cut.parts);
  }
  return {
    parts,
    versions: new Map(layouts.map((layout) => [layout.chunk, withoutParts(layout)])),
    partsOf: (page) => {
      const around = layouts.find(({place}) => place.every((at, i) => page.place[i] === at));
      if (!around) return [];
      const shown = isOfOnePlace(generated, page)
        ? around.cut.pages.get(keyOf(withoutTab(withSlash(page.path))))
        : around.cut.parts.keys();
      return [...(shown ?? [])].map((part) => part + around.start);
    },
  };
}

/** A version as it is loaded; its groups know their parts by the positions among those of all. */
function withoutParts({props, cut, start}: CutLayout): object {
  const version = JSON.parse(JSON.stringify(cut.version), (key, value: unknown) =>
    key === 'part' ? Number(value) + start : value,
  ) as object;
  return {...props, version};
}

function layoutsOf(
  routes: readonly SourceRoute[],
  around: readonly number[],
): {route: SourceRoute; place: number[]}[] {
  return routes.flatMap((route, at) => {
    const place = [...around, at];
    return route.routes ? [{route, place}, ...layoutsOf(route.routes, place)] : [];
  });
}

function propsOf({chunkNames}: Generated, {path, hash}: SourceRoute): string | undefined {
  return chunkName(chunkNames[`${path}-${hash}`], '__props');
}

function isOfOnePlace(generated: Generated, {path, hash}: ShardPage): boolean {
  const chunk = chunkName(generated.chunkNames[`${path}-${hash}`], '__comp');
  return OF_ONE_PLACE.includes((chunk && moduleOf(generated, chunk)) ?? '');
}

function chunkName(names: Generated['chunkNames'][string] | undefined, prop: string) {
  if (typeof names !== 'object' || Array.isArray(names)) return undefined;
  const name = (names as Readonly<Record<string, unknown>>)[prop];
  return typeof name === 'string' ? name : undefined;
}

/** The module of a chunk, by the source of how it is loaded. */
export function moduleOf({registry}: Generated, chunk: string): string | undefined {
  const [, module] =
    /, ("(?:[^"\\]|\\.)*"), require\.resolveWeak/.exec(registry.get(chunk) ?? '') ?? [];
  return module === undefined ? undefined : (JSON.parse(module) as string);
}
