import {kebabCase} from '../../_shared/entries';
import type {Mention} from './collect';
import type {Extraction, Target} from './extract';
import type {ApiModel} from './model';
import type {Source} from './source';

/** The cache as the plugin sees it: texts under file names. */
export interface Cache {
  /** A short name for a long text, the same on every machine; letters and digits only. */
  digest: (text: string) => string;
  read: (name: string) => string | undefined;
  write: (name: string, text: string) => void;
}

/**
 * The models of a package's mentioned names, from the cache where it has them. What it lacks is
 * extracted at one go, so that a build without news never loads the compiler.
 *
 * @param extract called once, and only when something is missing
 * @returns models in the order of the mentions
 */
export async function loadModels(
  mentions: readonly Mention[],
  source: Source,
  cache: Cache,
  extract: (targets: readonly Target[]) => Promise<Extraction>,
): Promise<Extraction> {
  const files = new Map(
    mentions.map((mention) => [mention.name, cacheName(mention, source, cache.digest)]),
  );
  const models = new Map<string, ApiModel>();
  for (const [name, file] of files) {
    const model = parseModel(cache.read(file));
    if (model) models.set(name, model);
  }
  const missing = mentions.filter(({name}) => !models.has(name));
  const extraction: Extraction =
    missing.length > 0
      ? await extract(missing.map(({name, kind}) => ({name, kind})))
      : {models: [], unknown: [], exported: [], hasTypes: true};
  for (const model of extraction.models) {
    models.set(model.name, model);
    cache.write(files.get(model.name) ?? model.name, JSON.stringify(model));
  }
  return {...extraction, models: mentions.flatMap(({name}) => models.get(name) ?? [])};
}

/** `button-<hash>.json`: the hash stands for all that the model was made of. */
function cacheName(
  {name, kind}: Mention,
  {facts, fingerprint}: Source,
  digest: Cache['digest'],
): string {
  const key = JSON.stringify([facts.name, facts.version, facts.origin, fingerprint, name, kind]);
  return `${kebabCase(name)}-${digest(key)}.json`;
}

/** A file that was cut off half-way counts as missing. */
function parseModel(text: string | undefined): ApiModel | undefined {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as ApiModel);
  } catch {
    return undefined;
  }
}
