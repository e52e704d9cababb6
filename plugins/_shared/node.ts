import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, ParseFrontMatter} from '@docusaurus/types';
import {loadFreshModule} from '@docusaurus/utils';
import type {Joi} from '@docusaurus/utils-validation';
import leven from 'leven';
import type {NavigationTrees} from './entries';

/** The most faults that an error shows; the rest is counted. VITRINE_VERBOSE=1 shows all. */
const MAX_FAULTS = 50;

/** What a reader of an error needs: where, what happened, and what to do about it. */
export interface ErrorParts {
  /** File, with line where known (`docs/a/b.md:3`), or plugin and option (`product-identity: products[0].id`). */
  where: string;
  /** What is wrong, with the value that was given. */
  what: string;
  /** What to write instead: allowed values, nearest names. */
  fix: string;
}

/**
 * A fault in what an author or maintainer wrote, as opposed to a fault in Vitrine. The build
 * prints its message alone, without a stack, and ends with exit code 1.
 */
export class VitrineError extends Error {
  override readonly name = 'VitrineError';

  constructor(parts: ErrorParts | ErrorParts[]) {
    super(formatParts(Array.isArray(parts) ? parts : [parts]));
    // Docusaurus prints stacks; where Vitrine noticed an author's fault helps nobody.
    this.stack = this.message;
  }
}

/** Two lines for each fault, cut to {@link MAX_FAULTS} with a count of the rest. */
function formatParts(parts: ErrorParts[]): string {
  const lines = parts.map(({where, what, fix}) => [`${where}: ${what}`, `  Fix: ${fix}`]);
  const shown = process.env.VITRINE_VERBOSE ? lines : lines.slice(0, MAX_FAULTS);
  const left = lines.length - shown.length;
  return [
    ...shown.flat(),
    ...(left > 0 ? [`… and ${left} more of the kind; --verbose shows all`] : []),
  ].join('\n');
}

/**
 * The known names nearest to a mistyped one, best first.
 *
 * @param name what was written
 * @param known what may be written
 * @returns at most three names, none farther than half of the word's length
 */
export function nearest(name: string, known: readonly string[]): string[] {
  const limit = Math.max(2, Math.floor(name.length / 2));
  return [...new Set(known)]
    .map((candidate) => ({candidate, distance: leven(name.toLowerCase(), candidate.toLowerCase())}))
    .filter(({distance}) => distance <= limit)
    .sort((a, b) => a.distance - b.distance || a.candidate.localeCompare(b.candidate, 'en'))
    .slice(0, 3)
    .map(({candidate}) => candidate);
}

/**
 * A sentence that suggests names: the nearest ones, or all where none is near.
 *
 * @param name what was written
 * @param known what may be written
 */
export function suggest(name: string, known: readonly string[]): string {
  const near = nearest(name, known);
  if (near.length > 0) return `did you mean ${near.map((n) => `"${n}"`).join(' or ')}?`;
  return known.length > 0 ? `known are ${known.join(', ')}` : 'nothing is known by that name';
}

/** A value as a person would quote it, cut where it is long. */
export function quote(value: unknown): string {
  const text = value === undefined ? 'nothing' : (JSON.stringify(value) ?? String(value));
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}

/**
 * Validates a plugin's options. Every fault is told with plugin, option, given and allowed.
 *
 * @param plugin the plugin's folder name
 * @param schema the schema of the options as written
 * @param options the options as written
 * @throws VitrineError with all faults at once
 */
export function validateWith<T>(plugin: string, schema: Joi.ObjectSchema<T>, options: unknown): T {
  const {value, error} = schema.validate(options, {abortEarly: false, errors: {label: false}});
  if (!error) return value;
  throw new VitrineError(error.details.map((detail) => optionFault(plugin, schema, detail)));
}

function optionFault(
  plugin: string,
  schema: Joi.ObjectSchema,
  detail: Joi.ValidationErrorItem,
): ErrorParts {
  const option = toPath(detail.path);
  const where = `plugin ${plugin}, option ${option || '(all)'}`;
  if (detail.type === 'object.unknown') {
    const key = String(detail.path.at(-1));
    return {
      where,
      what: 'is not an option',
      fix: suggest(key, knownKeys(schema, detail.path.slice(0, -1))),
    };
  }
  return {where, what: `got ${quote(detail.context?.value)}`, fix: `it ${detail.message}`};
}

/** `['products', 0, 'id']` → `products[0].id` */
function toPath(path: (string | number)[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .slice(1);
}

/** The keys that a schema allows at a path, walked by Joi's own description of it. */
function knownKeys(schema: Joi.Schema, path: (string | number)[]): string[] {
  let at: Joi.Description | undefined = schema.describe();
  for (const key of path) {
    at = typeof key === 'number' ? (at?.items as Joi.Description[])?.[0] : keysOf(at)[key];
  }
  return Object.keys(keysOf(at));
}

function keysOf(description: Joi.Description | undefined): Record<string, Joi.Description> {
  return (description?.keys as Record<string, Joi.Description> | undefined) ?? {};
}

/**
 * Reads the navigation trees anew, past the module cache, so that hot reload sees an edit.
 *
 * @param siteDir the site's folder
 * @param file the trees' module, relative to it; default export is a {@link NavigationTrees}
 * @throws VitrineError where the file is missing, throws, or exports no object
 */
export async function loadTrees(siteDir: string, file: string): Promise<NavigationTrees> {
  const absolute = path.resolve(siteDir, file);
  if (!existsSync(absolute)) {
    throw new VitrineError({
      where: file,
      what: 'the file of the navigation trees does not exist',
      fix: 'create it, or name the right one in the plugin option "trees"',
    });
  }
  const trees: unknown = await loadFreshModule(absolute).catch((error: unknown) => {
    throw new VitrineError({
      where: file,
      what: `cannot be loaded: ${rootCause(error)}`,
      fix: 'mend the module; it holds data only',
    });
  });
  if (typeof trees === 'object' && trees !== null && !Array.isArray(trees)) {
    return trees as NavigationTrees;
  }
  throw new VitrineError({
    where: file,
    what: `exports ${Array.isArray(trees) ? 'an array' : quote(trees)}`,
    fix: 'export default an object: product id → list of entries',
  });
}

/** The first line of the error that began it: Docusaurus wraps what a module throws. */
function rootCause(error: unknown): string {
  if (error instanceof Error && error.cause !== undefined) return rootCause(error.cause);
  return String(error).split('\n')[0] ?? '';
}

/** A plugin's context with another front matter parser; the site's own stays as it is. */
export function withParser(context: LoadContext, parseFrontMatter: ParseFrontMatter): LoadContext {
  const markdown = {...context.siteConfig.markdown, parseFrontMatter};
  return {...context, siteConfig: {...context.siteConfig, markdown}};
}
