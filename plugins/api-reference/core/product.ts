import {collectMentions, type Page} from './collect';
import type {Extraction, PackageFacts, Target} from './extract';
import {fieldFaults, packageFault, unknownFaults, type Fault, type Wording} from './faults';
import {loadModels, type Cache} from './load';
import type {ApiModel} from './model';
import type {Source} from './source';

/** What reaches beyond the plugin, handed in by it. */
export interface Tools {
  cache: Cache;
  wording: Wording;
  /** What an installed package's models hang on; `undefined` where it is not installed. */
  sourceOf: (packageName: string) => Source | undefined;
  /** Compiles: called only for what the cache lacks. */
  extract: (facts: PackageFacts, targets: readonly Target[]) => Promise<Extraction>;
}

/**
 * The models of all that a product's pages name, and what is wrong with the names. Pages that name
 * nothing need no package.
 *
 * @param options product id and npm name
 * @param pages the product's pages
 */
export async function loadProduct(
  options: {product: string; package: string},
  pages: readonly Page[],
  {cache, wording, sourceOf, extract}: Tools,
): Promise<{models: ApiModel[]; faults: Fault[]}> {
  const {product, package: name} = options;
  const {mentions, faults} = collectMentions(pages);
  const misread = fieldFaults(faults, wording);
  if (mentions.length === 0) return {models: [], faults: misread};
  const source = sourceOf(name);
  if (!source) return {models: [], faults: [...misread, packageFault(product, name, undefined)]};
  const {facts} = source;
  const {models, ...found} = await loadModels(mentions, source, cache, (targets) =>
    extract(facts, targets),
  );
  const missing = found.hasTypes
    ? unknownFaults(found, mentions, `${name} ${facts.version}`, wording)
    : [packageFault(product, name, facts.version)];
  return {models, faults: [...misread, ...missing]};
}
