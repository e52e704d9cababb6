import {existsSync} from 'node:fs';
import path from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';
import type {Joi} from '@docusaurus/utils-validation';
import type {NavigationTrees} from '../site/entries';
import {quote, suggest, VitrineError, type ErrorParts} from '../text/errors';

export {formatParts, nearest, quote, suggest, VitrineError, type ErrorParts} from '../text/errors';

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

/** Of Vitrine's own modules, which the package has compiled. */
export const ENDING = path.extname(__filename);

/** Where a site has its trees, unless it says another file. It need not be there. */
const TREES = './sidebars.ts';

/**
 * Reads the navigation trees anew, past the module cache, so that hot reload sees an edit.
 *
 * @param siteDir the site's folder
 * @param file the trees' module, relative to it; default export is a {@link NavigationTrees}
 * @returns none where there is no {@link TREES}: folders make the tree then
 * @throws VitrineError where another file is missing, or one throws, or exports no object
 */
export async function loadTrees(siteDir: string, file: string): Promise<NavigationTrees> {
  const absolute = path.resolve(siteDir, file);
  if (!existsSync(absolute)) {
    if (file === TREES) return {};
    throw new VitrineError({
      where: file,
      what: 'the file of the navigation trees does not exist',
      fix: 'create it, or name the right one in the plugin option "trees"',
    });
  }
  const trees: unknown = await loadFreshModule(absolute).catch((error: unknown) => {
    if (isRefused(error)) throw error;
    throw new VitrineError({
      where: file,
      what: `cannot be loaded: ${rootCause(error)}`,
      fix: 'mend the module; it holds data only',
    });
  });
  if (typeof trees === 'object' && trees !== null && !Array.isArray(trees)) {
    const circle = findCircle(trees);
    if (circle === undefined) return trees as NavigationTrees;
    throw new VitrineError({
      where: file,
      what: `${circle} holds an entry that it stands in: such a tree has no end`,
      fix: 'write the entry anew where it stands a second time, or take it out there',
    });
  }
  throw new VitrineError({
    where: file,
    what: `exports ${Array.isArray(trees) ? 'an array' : quote(trees)}`,
    fix: 'export default an object: product id → list of entries',
  });
}

/**
 * Where a value holds something that it stands in.
 *
 * @returns the place of what does: `ui[0].children`
 */
function findCircle(value: object): string | undefined {
  const above = new Set<object>();
  const open = new Set<object>();
  const walk = (at: object, path: (string | number)[]): string | undefined => {
    if (open.has(at)) return toPath(path.slice(0, -1)) || 'it';
    if (above.has(at)) return undefined;
    above.add(at);
    open.add(at);
    for (const [key, child] of Object.entries(at)) {
      if (typeof child !== 'object' || child === null) continue;
      const name = Array.isArray(at) ? Number(key) : key;
      const found = walk(child as object, [...path, name]);
      if (found !== undefined) return found;
    }
    open.delete(at);
    return undefined;
  };
  return walk(value, []);
}

/** Whether the system has refused something, which is no fault of the module. */
function isRefused(error: unknown): boolean {
  return error instanceof Error && ('syscall' in error || isRefused(error.cause));
}

/** The first line of the error that began it: Docusaurus wraps what a module throws. */
function rootCause(error: unknown): string {
  if (error instanceof Error && error.cause !== undefined) return rootCause(error.cause);
  return String(error).split('\n')[0] ?? '';
}

/**
 * Options of the bundler, none in a build, that let the dev server answer with the files of a
 * folder, as a build would publish them. Its options are no part of the bundler's type.
 */
export function servesFiles(directory: string, publicPath: string): object {
  if (process.env.NODE_ENV !== 'development') return {};
  return {devServer: {static: [{directory, publicPath, watch: false}]}};
}
