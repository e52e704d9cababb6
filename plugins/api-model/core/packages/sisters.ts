import {packageFolder, type Sisters} from './origin';

/** Where packages are read from: a folder, and the text of a file, `undefined` where there is none. */
interface Source {
  directory: string;
  readFile: (file: string) => string | undefined;
}

/**
 * The packages that are made together with one: their package.json names the same repository.
 * Authors who have no scope put what many of their components take into such a package.
 *
 * @param name npm name, looked for from the folder upwards
 */
export function createSisters({directory, readFile}: Source, name: string): Sisters {
  const own = ownFolders(directory, name)
    .map((folder) => readFile(`${folder}/package.json`))
    .find((text) => text !== undefined);
  const repository = own && repositoryOf(own);
  if (!repository) return () => false;
  const answers = new Map<string, boolean>();
  return (file) => {
    const folder = packageFolder(file);
    if (folder === undefined) return false;
    const known = answers.get(folder);
    const isSister = known ?? repositoryOf(readFile(`${folder}/package.json`) ?? '') === repository;
    answers.set(folder, isSister);
    return isSister;
  };
}

/** Where a package may be installed, the nearest first. */
function ownFolders(directory: string, name: string): string[] {
  const parts = directory.replaceAll('\\', '/').split('/');
  return parts.map((_, i) => {
    const above = parts.slice(0, parts.length - i).join('/');
    return `${above}/node_modules/${name}`;
  });
}

/** The address of a repository, as all ways to write it have it; `undefined` where none is named. */
function repositoryOf(manifest: string): string | undefined {
  try {
    const {repository} = JSON.parse(manifest) as {repository?: string | {url?: string}};
    const url = typeof repository === 'string' ? repository : repository?.url;
    return url
      ?.replace(/^github:|^(?:git\+)?(?:https?|ssh|git):\/\/(?:git@)?github\.com\//, '')
      .replace(/(?:\.git)?\/?$/, '')
      .toLowerCase();
  } catch {
    // A package whose manifest cannot be read is nobody's sister.
    return undefined;
  }
}
