import {existsSync} from 'node:fs';
import path from 'node:path';
import {readManifest} from './own';
import type {Spec} from './specs';

/**
 * Finds the file that exports a library's own source.
 *
 * @param text the path as one types it, or as it will stand in the site's configuration
 * @param folder of the site, absolute
 * @returns absolute
 */
export function findEntry(text: string, folder: string): string {
  const found = [path.resolve(text), path.resolve(folder, text)].find((file) => existsSync(file));
  if (found !== undefined) return found;
  throw new Error(
    `--entry: there is no ${text}. Fix: name the file that exports the components, from here or from the site's folder.`,
  );
}

/**
 * The library that a file exports the source of is the package that has the file: it need not be
 * named, and need not be in a registry either.
 *
 * @param given what was asked for; `undefined`: what has the entry
 * @param entry absolute; `undefined` for what is installed
 * @param isInstalled whether npm is asked for it: else a folder above has it by its name
 * @throws Error where nothing names a library
 */
export function withEntry(
  given: Spec | undefined,
  entry: string | undefined,
  isInstalled: boolean,
): Spec {
  const owner = entry === undefined ? undefined : ownerOf(entry);
  const isOwners =
    given === undefined ||
    (isInstalled && given.kind === 'registry' && !given.range && given.name === owner?.name);
  if (owner !== undefined && isOwners) return {kind: 'file', path: owner.folder};
  if (given !== undefined) return given;
  throw new Error(
    `--entry: no package.json above ${entry} has a name. Fix: give the file of a package, and its name to --package.`,
  );
}

/** The nearest folder above a file with a package.json that has a name. */
function ownerOf(file: string): {folder: string; name: string} | undefined {
  const folder = path.dirname(file);
  if (folder === file) return undefined;
  const name = readManifest<{name?: string}>(folder)?.name;
  return name === undefined ? ownerOf(folder) : {folder, name};
}
