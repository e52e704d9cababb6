/** What every demo may import. */
export const REACT = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'] as const;

/** Folders of a package that are no import of its users. */
const INNER =
  /^(?:_|\.|internal$|node_modules$|esm$|modern$|legacy$|umd$|node$|types$|test-?utils$)/;

/** A folder of a package, and the files in it. */
export interface PackageFolder {
  name: string;
  files: readonly string[];
}

/**
 * What a demo may import of a package: the package itself, and each folder that is a module
 * (`@mui/material/Button`).
 *
 * @param folders the folders directly in the package
 * @returns in order of name
 */
export function importsOf(name: string, folders: readonly PackageFolder[]): string[] {
  const modules = folders.filter(
    ({name: folder, files}) => !INNER.test(folder) && files.includes('index.js'),
  );
  return [name, ...modules.map((folder) => `${name}/${folder.name}`).sort()];
}

/**
 * The imports without those that need a package which is not installed: a library may have parts
 * for whoever uses another one beside it.
 *
 * @param files where the bundler missed something, relative to the site, with slashes
 * @returns as many as before where something is missing elsewhere
 */
export function installedImports(imports: readonly string[], files: readonly string[]): string[] {
  const isBroken = (name: string) => files.some((file) => isInside(file, name));
  return imports.filter((name) => !isBroken(name));
}

/** `('node_modules/@a/b/esm/Part/x.js', '@a/b/Part')` */
function isInside(file: string, name: string): boolean {
  const [, library, part] = /^(@[^/]+\/[^/]+|[^@/][^/]*)\/([^/]+)$/.exec(name) ?? [];
  if (!library || !part) return false;
  return [part, `esm/${part}`].some((folder) => file.includes(`/${library}/${folder}/`));
}
