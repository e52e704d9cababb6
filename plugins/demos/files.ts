import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {hasModule, modulesOf} from '../_shared/modules';
import {manifestOf, packageFolder} from '../_shared/packages';
import type {Manifest} from '../_shared/packages';
import {applyAlias} from './core/aliases';
import {packageOf} from '../_shared/entries';
import type {DemoFiles, InstalledPackage, PackageDisk} from './core/types';

/** Takes a file that a page was made of, so that the page is made anew when it changes. */
export type Watch = (file: string) => void;

/** The disk as the demos of a folder see it. */
export function filesIn(folder: string, watch: Watch): DemoFiles {
  return {
    read(file) {
      const absolute = path.join(folder, file);
      // One that is not there too: it may come.
      watch(absolute);
      if (!isFile(absolute)) return undefined;
      return readFileSync(absolute, 'utf8');
    },
    list: (below) => namesIn(path.join(folder, below)).sort(),
  };
}

/**
 * A translated page may have demos of its own, with texts in its language; all others are there.
 *
 * @param inSite gives a file's path relative to the site
 */
export function filesOfBoth(
  folder: string,
  original: string,
  inSite: (file: string) => string,
  watch: Watch,
): DemoFiles {
  const [own, others] = [filesIn(folder, watch), filesIn(original, watch)];
  return {
    read: (file) => own.read(file) ?? others.read(file),
    list: (below) => [...new Set([...own.list(below), ...others.list(below)])],
    moduleOf: (file) =>
      own.read(file) === undefined ? `@site/${inSite(path.join(original, file))}` : undefined,
  };
}

/** Packages as installed, remembered by their names: they do not change while a site is built. */
export interface Installed {
  find(name: string): InstalledPackage | undefined;
  has(specifier: string): boolean;
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
    modules: remembered((name) => modulesOf(siteDir, name)),
    names: () => roots.flatMap(packagesIn),
  };
}

/** The packages as the modules of a page see them, where some stand for others. */
export function packagesFor(installed: Installed, aliases: Record<string, string>): PackageDisk {
  const real = (specifier: string) => applyAlias(specifier, aliases);
  return {
    find: (name) => installed.find(real(name)),
    has: (specifier) => installed.has(real(specifier)),
    modules: (name) => installed.modules(real(name)),
    names: installed.names,
  };
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

function isFile(file: string): boolean {
  return statSync(file, {throwIfNoEntry: false})?.isFile() ?? false;
}

function namesIn(folder: string): string[] {
  return statSync(folder, {throwIfNoEntry: false})?.isDirectory() ? readdirSync(folder) : [];
}

/** What the bundler's loader offers, as far as it is used here. */
interface LoaderContext {
  resourcePath: string;
  addDependency(file: string): void;
  addMissingDependency(file: string): void;
}

interface Hook<Args extends unknown[]> {
  tap(name: string, run: (...args: Args) => void): void;
}

/** What both bundlers have, as far as it is used here. */
interface Compiler {
  hooks: {compilation: Hook<[object]>};
  webpack: {
    NormalModule: {getCompilationHooks(compilation: object): {loader: Hook<[LoaderContext]>}};
  };
}

/** Knows which files pages were made of, and tells the bundlers, which make pages anew. */
export interface Watcher {
  /** Takes a file of a page. */
  add(page: string, file: string): void;
  /** A plugin of the bundler. @param name of the bundle: each asks for itself */
  plugin(name: string): {apply(compiler: Compiler): void};
}

/** Made once for a process: a page is read once for both bundles, whichever comes first. */
export function createWatcher(): Watcher {
  const files = new Map<string, Set<string>>();
  const bundles = new Map<string, Map<string, Watch>>();
  const filesOf = (page: string) => {
    const known = files.get(page) ?? new Set();
    files.set(page, known);
    return known;
  };
  return {
    add(page, file) {
      filesOf(page).add(file);
      for (const pages of bundles.values()) pages.get(page)?.(file);
    },
    plugin: (name) => ({
      apply: ({hooks, webpack}) =>
        hooks.compilation.tap('demos', (compilation) =>
          webpack.NormalModule.getCompilationHooks(compilation).loader.tap('demos', (context) => {
            if (!/\.mdx?$/.test(context.resourcePath)) return;
            const watch = (file: string) =>
              isFile(file) ? context.addDependency(file) : context.addMissingDependency(file);
            bundles.set(name, (bundles.get(name) ?? new Map()).set(context.resourcePath, watch));
            filesOf(context.resourcePath).forEach(watch);
          }),
        ),
    }),
  };
}
