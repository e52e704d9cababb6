import {readFileSync} from 'node:fs';
import {isBuiltin} from 'node:module';
import path from 'node:path';
import {manifestOf, packageFolder} from '../_shared/node/packages';
import type {Manifest} from '../_shared/node/packages';
import {isFile, namesIn} from '../page-reader';
import {packageOf} from '../_shared/text/specifiers';
import {applyAlias} from './core/aliases';
import {broughtPackages, type Dependent} from './core/brought';
import type {InstalledPackage, PackageDisk} from './core/types';
import {hasModule, modulesOf} from './files';

/** Packages as installed, remembered by their names: they do not change while a site is built. */
export interface Installed {
  find(name: string): InstalledPackage | undefined;
  has(specifier: string): boolean;
  isBrought(name: string): boolean;
  modules(name: string): string[];
  names(): string[];
}

/** @param siteDir the site's folder; node_modules is looked for from there upwards */
export function installedPackages(siteDir: string): Installed {
  const roots = rootsFrom(siteDir);
  // Style sheets and the like are no modules for the compiler.
  const resolve = (specifier: string) =>
    hasModule(siteDir, specifier) || roots.some((root) => isFile(path.join(root, specifier)));
  return {
    find: remembered((name) => {
      const manifest = manifestOf(siteDir, name);
      return manifest && toInstalled(manifest);
    }),
    has: remembered(
      (specifier) =>
        packageFolder(siteDir, packageOf(specifier)) !== undefined && resolve(specifier),
    ),
    isBrought: broughtBy(siteDir),
    modules: remembered((name) => modulesOf(siteDir, name)),
    names: () => roots.flatMap(packagesIn),
  };
}

/**
 * The packages as the modules of a page see them, where some stand for others.
 *
 * @param sources packages whose own source runs in their place, by their names: nothing need be built
 */
export function packagesFor(
  installed: Installed,
  aliases: Record<string, string>,
  sources: Readonly<Record<string, string>> = {},
): PackageDisk {
  const real = (specifier: string) => applyAlias(specifier, aliases);
  return {
    find: (name) => installed.find(real(name)),
    has: (specifier) => Object.hasOwn(sources, specifier) || installed.has(real(specifier)),
    // What stands in for a package is named by the site's configuration.
    isBrought: (name) =>
      Object.hasOwn(sources, name) || real(name) !== name || installed.isBrought(name),
    modules: (name) => installed.modules(real(name)),
    isOfNode: isBuiltin,
    names: installed.names,
  };
}

/** Asked of most demos, and of no package twice; a site without a package.json may have all. */
function broughtBy(siteDir: string): (name: string) => boolean {
  let known: Set<string> | undefined;
  return (name) => {
    if (known === undefined) {
      const folders = rootsFrom(siteDir).map((root) => path.dirname(root));
      const own = folders.flatMap((folder) => readDependent(folder) ?? []);
      known = broughtPackages(own, (one) => readDependent(packageFolder(siteDir, one)));
    }
    return known.size === 0 || known.has(name);
  };
}

function readDependent(folder: string | undefined): Dependent | undefined {
  const file = path.join(folder ?? '', 'package.json');
  if (folder === undefined || !isFile(file)) return undefined;
  return JSON.parse(readFileSync(file, 'utf8')) as Dependent;
}

function rootsFrom(siteDir: string): string[] {
  const roots: string[] = [];
  for (let folder = siteDir; ; folder = path.dirname(folder)) {
    roots.push(path.join(folder, 'node_modules'));
    if (folder === path.dirname(folder)) return roots;
  }
}

function packagesIn(root: string): string[] {
  return namesIn(root).flatMap((name) => {
    if (name.startsWith('.')) return [];
    if (!name.startsWith('@')) return [name];
    return namesIn(path.join(root, name)).map((below) => `${name}/${below}`);
  });
}

function toInstalled({version, peerDependencies = {}}: Manifest): InstalledPackage {
  return {version, peers: Object.keys(peerDependencies)};
}

function remembered<Value>(compute: (key: string) => Value): (key: string) => Value {
  const memory = new Map<string, Value>();
  return (key) => {
    if (!memory.has(key)) memory.set(key, compute(key));
    return memory.get(key) as Value;
  };
}
