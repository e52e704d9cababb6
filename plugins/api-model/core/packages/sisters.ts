import {packageFolder, packageOf, type Sisters} from './origin';

/** Where packages are read from: a folder, and the text of a file, `undefined` where there is none. */
interface Source {
  directory: string;
  readFile: (file: string) => string | undefined;
}

interface Manifest {
  repository?: string | {url?: string};
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/**
 * The packages that are made together with one: their package.json names the same repository.
 * Authors who have no scope put what many of their components take into such a package.
 *
 * @param name npm name, looked for from the folder upwards
 */
export function createSisters({directory, readFile}: Source, name: string): Sisters {
  const own = manifestOf(ownFolders(directory, name), readFile);
  const repository = repositoryOf(own);
  if (!repository) return () => false;
  const answers = new Map<string, boolean>();
  return (file) => {
    const folder = packageFolder(file);
    if (folder === undefined) return false;
    const known = answers.get(folder);
    const isSister = known ?? repositoryOf(manifestOf([folder], readFile)) === repository;
    answers.set(folder, isSister);
    return isSister;
  };
}

/**
 * The packages that one is made of: its dependencies, and theirs. What its users bring themselves,
 * as React, is a platform that all stand on, and so are the types of it.
 *
 * @param name npm name, looked for from the folder upwards
 * @param entry file that exports a library's own source, which has its package.json above it
 */
export function createIngredients(
  {directory, readFile}: Source,
  name: string,
  entry: string | undefined,
): Sisters {
  let names: ReadonlySet<string> | undefined;
  const collect = () => {
    const root = manifestOf(entry ? above(entry) : ownFolders(directory, name), readFile);
    const found = new Set<string>();
    const platform = new Set(PLATFORM);
    const queue = [root];
    for (const {dependencies = {}, peerDependencies = {}} of queue) {
      for (const peer of Object.keys(peerDependencies)) platform.add(peer);
      for (const one of Object.keys(dependencies).filter((each) => !found.has(each))) {
        found.add(one);
        if (!isPlatform(one, platform)) {
          queue.push(manifestOf(ownFolders(directory, one), readFile));
        }
      }
    }
    return new Set([...found].filter((one) => !isPlatform(one, platform)));
  };
  return (file) => {
    const owner = packageOf(file);
    names ??= collect();
    return owner !== undefined && names.has(owner);
  };
}

/** Whose elements, and whose style sheets' properties, every component takes. */
const PLATFORM = ['react', 'react-dom', 'csstype'];

function isPlatform(name: string, platform: ReadonlySet<string>): boolean {
  return platform.has(name) || platform.has(name.replace(/^@types\//, ''));
}

/** Where a package may be installed, the nearest first. */
function ownFolders(directory: string, name: string): string[] {
  return above(`${directory}/x`).map((folder) => `${folder}/node_modules/${name}`);
}

/** The folders that a file is in, the nearest first. */
function above(file: string): string[] {
  const parts = file.replaceAll('\\', '/').split('/').slice(0, -1);
  return parts.map((_, i) => parts.slice(0, parts.length - i).join('/'));
}

/** The first package.json of some folders; a broken one says nothing. */
function manifestOf(folders: readonly string[], readFile: Source['readFile']): Manifest {
  for (const folder of folders) {
    const text = readFile(`${folder}/package.json`);
    if (text === undefined) continue;
    try {
      return JSON.parse(text) as Manifest;
    } catch {
      return {};
    }
  }
  return {};
}

/** The address of a repository, as all ways to write it have it; `undefined` where none is named. */
function repositoryOf({repository}: Manifest): string | undefined {
  const url = typeof repository === 'string' ? repository : repository?.url;
  return url
    ?.replace(/^github:|^(?:git\+)?(?:https?|ssh|git):\/\/(?:git@)?github\.com\//, '')
    .replace(/(?:\.git)?\/?$/, '')
    .toLowerCase();
}
