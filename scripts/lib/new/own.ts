import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Holder} from './specs';

/** The fields of a package.json that are asked for here. */
export interface OwnManifest {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** The package that this command is a part of. */
export interface Own {
  manifest: OwnManifest;
  /** `undefined`: it is no package that was installed, but its repository. */
  holder: Holder | undefined;
}

/** npm name of this package. */
const NAME = 'vitrine';

/**
 * Finds the package that this command is a part of.
 *
 * @param from a folder within it
 * @throws Error where there is none
 */
export function findOwn(from = import.meta.dirname): Own {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const manifest = readManifest<OwnManifest>(folder);
    if (manifest?.name === NAME) return {manifest, holder: holderOf(folder)};
    if (folder === path.dirname(folder)) {
      throw new Error(`No package.json of ${NAME} above ${from}. Fix: install ${NAME} anew.`);
    }
  }
}

function holderOf(root: string): Holder | undefined {
  const modules = path.dirname(root);
  if (path.basename(modules) !== 'node_modules') return undefined;
  const folder = path.dirname(modules);
  return {folder, manifest: readManifest<Holder['manifest']>(folder) ?? {}};
}

/** @returns `undefined` where the folder has none */
export function readManifest<T>(folder: string): T | undefined {
  const file = path.join(folder, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}
