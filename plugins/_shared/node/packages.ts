import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/**
 * The folder of an installed package.
 *
 * @param from node_modules is looked for from this folder upwards
 * @param name the package's npm name
 * @returns the nearest that has a package.json, links not resolved, or `undefined` where the
 *   package is not installed
 */
export function packageFolder(from: string, name: string): string | undefined {
  for (let dir = from; ; dir = path.dirname(dir)) {
    const folder = path.join(dir, 'node_modules', name);
    if (existsSync(path.join(folder, 'package.json'))) return folder;
    if (dir === path.dirname(dir)) return undefined;
  }
}

/** The folder of the ready frames, in the repository as in the package. */
export const READY_FRAMES = path.resolve(__dirname, '../../src/frames') + path.sep;

/**
 * The folders that packages are looked for in, the nearest first. A ready frame surrounds the library
 * of the site: of a package that Vitrine has in another version, it takes the site's as well.
 */
export function moduleFolders(from: string): string[] {
  const parent = path.dirname(from);
  return [path.join(from, 'node_modules'), ...(parent === from ? [] : moduleFolders(parent))];
}

/** The fields of a package.json that are asked for here. */
export interface Manifest {
  name?: string;
  version: string;
  repository?: unknown;
  exports?: unknown;
  peerDependencies?: Record<string, string>;
}

/**
 * The package.json of an installed package.
 *
 * @param from node_modules is looked for from this folder upwards
 * @param name the package's npm name
 * @returns `undefined` where the package is not installed
 */
export function manifestOf(from: string, name: string): Manifest | undefined {
  const folder = packageFolder(from, name);
  return folder === undefined ? undefined : readManifest(path.join(folder, 'package.json'));
}

export function readManifest(file: string): Manifest {
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
}

/** The package.json of Vitrine itself, in the repository as in the package; none under another name. */
export function ownManifest(dir = __dirname): string | undefined {
  const file = path.join(dir, 'package.json');
  if (existsSync(file) && readManifest(file).name === 'vitrine') return file;
  return dir === path.dirname(dir) ? undefined : ownManifest(path.dirname(dir));
}

/** The version of an installed package, likewise. */
export function installedVersion(from: string, name: string): string | undefined {
  return manifestOf(from, name)?.version;
}

/**
 * Names of the versions that `docusaurus docs:version` has made of the pages of a docs instance.
 *
 * @param id the instance's
 * @returns the latest first, as Docusaurus keeps them; none where there are none
 */
export function snapshotNames(siteDir: string, id: string): string[] {
  const list = path.join(siteDir, `${id === 'default' ? '' : `${id}_`}versions.json`);
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as string[]) : [];
}
