import type {
  DefaultWarning,
  Extraction,
  PackageFacts,
  Request,
  Target,
} from '../../../api-model/core/extract/extract';
import type {Fault} from '../../../api-model/core/fault';
import type {ApiModel} from '../../../api-model/core/model';
import type {Cache} from './cache';
import {packageFault, type Wording} from './faults';
import {CURRENT} from './pages';
import {defaultFaults, emptyFault, entryFault, includeFault} from './referenceFaults';
import type {Source} from '../../../api-model/core/extract/source';

/** A package of a version of a product, as it is documented. */
export interface ProductOptions {
  product: string;
  /** Docusaurus' name of the version. */
  version: string;
  /** Name by which the package is installed: its own, or an alias. */
  package: string;
  /** File that exports its own source; empty: what is installed is read. */
  entry: string;
  /** Ids of the docs instances that hold its pages. */
  instances: readonly string[];
  /** Exported names without a page. */
  exclude: readonly string[];
  /** Names with a page that the package's root does not export. */
  include: readonly string[];
  /** Folder of snapshots of its earlier versions; empty: none. */
  history: string;
  /** `false`: this build has no pages of it. */
  published?: boolean | undefined;
}

/**
 * Where the data of a version is kept, as the navigation's option `generated` has it for
 * `{product}`.
 *
 * @example 'material-ui', 'material-ui/v6'
 */
export function dataFolderOf({
  product,
  version,
}: Pick<ProductOptions, 'product' | 'version'>): string {
  return version === CURRENT ? product : `${product}/${version}`;
}

/** What reaches beyond the plugin, handed in by it. */
export interface Tools {
  cache: Cache<Extraction[]>;
  wording: Wording;
  /** What a package's models hang on; `undefined` where it, or its entry, is not there. */
  sourceOf: (packageName: string, entry: string) => Source | undefined;
  /** Compiles: called once, and only for what the cache lacks. */
  extract: (requests: readonly Request[]) => Promise<Extraction[]>;
}

/** The API of one package of a product. */
export interface Loaded {
  options: ProductOptions;
  facts: PackageFacts;
  /** Components first, then hooks, each in order of name. */
  models: ApiModel[];
  warnings: DefaultWarning[];
  /** What is listed in part. */
  limits: Fault[];
}

/** The packages of a version of a product, the one that leads first. */
export type Packages = readonly [Loaded, ...Loaded[]];

/** The packages of each version of a product by the folder of its data, in their order. */
export function byFolder(apis: readonly Loaded[]): Map<string, Packages> {
  const groups = new Map<string, Packages>();
  for (const api of apis) {
    const folder = dataFolderOf(api.options);
    const before = groups.get(folder);
    groups.set(folder, before ? [...before, api] : [api]);
  }
  return groups;
}

/** What was asked of a package, and where the answer is kept. */
interface Job {
  options: ProductOptions;
  source: Source;
  key: string;
}

/**
 * The models of all components and hooks of the products' packages. What the cache lacks is
 * extracted in one program, so that a build without news never loads the compiler.
 *
 * @returns one for each package in their order, and what is wrong where one is missing
 */
export async function loadReferences(
  products: readonly ProductOptions[],
  tools: Tools,
): Promise<{loaded: Loaded[]; faults: Fault[]}> {
  const jobs = products.map((options) => toJob(options, tools) ?? options);
  const found = await extractions(
    jobs.filter((job) => 'source' in job),
    tools,
  );
  const results = jobs.map((job) =>
    'source' in job
      ? toLoaded(job, found.get(job.key) ?? [], tools.wording)
      : [job.entry === '' ? packageFault(job.product, job.package, undefined) : entryFault(job)],
  );
  return {
    loaded: results.flatMap((result) => (Array.isArray(result) ? [] : [result])),
    faults: results.flatMap((result) => (Array.isArray(result) ? result : [])),
  };
}

function toJob(options: ProductOptions, {sourceOf}: Tools): Job | undefined {
  const source = sourceOf(options.package, options.entry);
  if (!source) return undefined;
  const {facts, fingerprint} = source;
  return {options, source, key: JSON.stringify([facts, fingerprint, options.include])};
}

/** What each job gets, by its key: one extraction of what is public, one of what is included. */
async function extractions(
  jobs: readonly Job[],
  {cache, extract}: Tools,
): Promise<Map<string, Extraction[]>> {
  const found = new Map<string, Extraction[]>();
  for (const {key} of jobs) {
    const cached = cache.read(key);
    if (cached) found.set(key, cached);
  }
  const missing = jobs.filter(({key}) => !found.has(key));
  if (missing.length === 0) return found;
  const fresh = await extract(missing.flatMap(toRequests));
  missing.forEach(({key}, i) => {
    const own = fresh.slice(2 * i, 2 * i + 2);
    found.set(key, own);
    // A package without types may get them without a new version of its own.
    if (own.every(({hasTypes}) => hasTypes)) cache.write(key, own);
  });
  return found;
}

function toRequests({options: {include}, source: {facts}}: Job): [Request, Request] {
  return [
    {facts, targets: 'public'},
    {facts, targets: include.map(toTarget)},
  ];
}

function toTarget(name: string): Target {
  return {name, kind: /^use[A-Z]/.test(name) ? 'hook' : 'component'};
}

function toLoaded(
  {options, source}: Job,
  found: readonly Extraction[],
  wording: Wording,
): Loaded | Fault[] {
  const {product, package: name, exclude} = options;
  const {version} = source.facts;
  if (found.some(({hasTypes}) => !hasTypes)) return [packageFault(product, name, version)];
  const exported = found.flatMap((each) => each.exported);
  const unknown = found.flatMap((each) => each.unknown);
  const models = new Map<string, ApiModel>();
  for (const model of found.flatMap((each) => each.models)) {
    if (!exclude.includes(model.name)) models.set(model.name, model);
  }
  const faults = unknown.map((target) => includeFault(target.name, options, exported, wording));
  faults.push(...found.flatMap((each) => each.faults ?? []));
  if (models.size === 0 && faults.length === 0) faults.push(emptyFault(options, version));
  if (faults.length > 0) return faults;
  return {
    options,
    facts: source.facts,
    models: [...models.values()].sort(byKindAndName),
    warnings: found.flatMap((each) => each.warnings),
    limits: found.flatMap((each) => each.limits ?? []),
  };
}

/** Components first, then hooks, each in order of name. */
export function byKindAndName(
  a: Pick<ApiModel, 'kind' | 'name'>,
  b: Pick<ApiModel, 'kind' | 'name'>,
): number {
  if (a.kind !== b.kind) return a.kind === 'component' ? -1 : 1;
  // Code unit order: the order of the output must not hang on the machine's language.
  return a.name < b.name ? -1 : 1;
}

/** Defaults that are documented otherwise than the code has them, of all products. */
export function defaultWarnings(loaded: readonly Loaded[]): Fault[] {
  return loaded.flatMap(({options, facts, warnings}) =>
    defaultFaults(warnings, `${options.package} ${facts.version}`),
  );
}
