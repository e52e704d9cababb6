import {packageOf} from '../../_shared/text/specifiers';
import {meant, nearest} from '../../_shared/text/errors';
import type {Collection, FileFault, PackageImport} from './collect';
import type {PackageDisk, Packages} from './types';

/** What every demo needs, whether it says so or not. */
const ALWAYS = ['react', 'react-dom'];

/** Names that the site's bundler gives a meaning, which no package has. */
const VIRTUAL = /^@(?:site|theme|theme-original|theme-init|generated|docusaurus)\//;

/** How npm names packages; `#own`, `~/own`, `/own`, `node:fs` and addresses are something else. */
const NAME = /^(?:@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*$/i;

/**
 * The exact versions of all that a demo needs: the packages that it imports, their peers, and what
 * types those have where they are a package of their own. In the order of their names.
 */
export function packagesOf(imports: readonly PackageImport[], disk: PackageDisk): Packages {
  const versions = new Map<string, string>();
  const queue = [...ALWAYS, ...imports.map(({specifier}) => packageOf(specifier))];
  for (const name of queue) {
    const found = versions.has(name) ? undefined : disk.find(name);
    if (!found) continue;
    versions.set(name, found.version);
    queue.push(...found.peers);
    if (!name.startsWith('@types/')) queue.push(`@types/${name.replace(/^@(.*)\//, '$1__')}`);
  }
  return Object.fromEntries([...versions].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** What readers can do with a demo: one that is not here as a whole is neither edited nor taken along. */
export function usesOf<Options extends object>(
  {imports, isCut}: Pick<Collection, 'imports' | 'isCut'>,
  options: Options,
  disk: PackageDisk,
): {options: Options & {disableLiveEdit?: boolean}; packages?: Packages} {
  if (isCut) return {options: {...options, disableLiveEdit: true}};
  return {options, packages: packagesOf(imports, disk)};
}

/** Imports of packages, or of modules of packages, that are not there, or not for demos. */
export function packageFaults(imports: readonly PackageImport[], disk: PackageDisk): FileFault[] {
  return imports
    .filter(
      ({specifier}) =>
        !isPlain(specifier) || !(VIRTUAL.test(specifier) || isThere(specifier, disk)),
    )
    .map(({specifier, file, line}) => ({file, line, ...moduleFault(specifier, disk)}));
}

function isThere(specifier: string, disk: PackageDisk): boolean {
  return disk.has(specifier) && disk.isBrought(packageOf(specifier));
}

/** Without a way up, and without a loader of the bundler's: either leads to any file. */
function isPlain(specifier: string): boolean {
  return !specifier.includes('!') && !specifier.split('/').includes('..');
}

/** The sources of a repository by an alias, which its site had. */
const SOURCES = /^[^@/]+\/src\//;
const BRING = 'bring the code, and write its path from the demo.';

/** What is wrong with a module's name that leads nowhere. */
function moduleFault(specifier: string, disk: PackageDisk): {what: string; fix: string} {
  const name = packageOf(specifier);
  if (disk.isOfNode(specifier)) {
    return {
      what: `it imports "${specifier}", a module of node, which no browser has`,
      fix: 'take it out: a demo runs where its readers are',
    };
  }
  if (!NAME.test(name) || !isPlain(specifier)) {
    return {
      what: `it imports "${specifier}", which is not supported in a demo`,
      fix: 'import a package by its name, or a file by a path that begins with ./',
    };
  }
  const found = disk.find(name);
  if (found && !disk.isBrought(name)) {
    return {
      what: `it imports "${specifier}", and of ${name} there is only what Docusaurus has for itself (${found.version})`,
      fix: `npm install ${name} in the site, in the version that readers are to have`,
    };
  }
  if (found) {
    const what = `it imports "${specifier}", which ${name} does not have`;
    const near = nearest(specifier.slice(name.length + 1), disk.modules(name));
    const modules = near.map((module) => `${name}/${module}`);
    return {what, fix: meant(modules) ?? `import another module of ${name}`};
  }
  const what = `it imports "${specifier}", and ${name} is not installed`;
  const install = `npm install ${name}`;
  // Of two letters or fewer, every short name is near.
  const near = name.length > 2 ? meant(nearest(name, disk.names())) : undefined;
  const first = SOURCES.test(specifier) ? BRING : near;
  return {what, fix: first ? `${first} If not: ${install}` : install};
}
