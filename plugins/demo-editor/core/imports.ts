/** What every demo may import. */
export const REACT = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'] as const;

/** Folders of a package that are no import of its users. */
const INNER =
  /^(?:_|\.|internal$|node_modules$|esm$|modern$|legacy$|umd$|node$|types$|test-?utils$|macro$)/;

/** A folder of a package, and the files in it. */
export interface PackageFolder {
  name: string;
  files: readonly string[];
}

/** What is known of a package. */
export interface PackageContents {
  /** The field `exports` of its package.json, which is all that may be imported where it is there. */
  exports?: unknown;
  /** The folders directly in it. */
  folders: readonly PackageFolder[];
}

/**
 * What a demo may import of a package: what it exports as code, or without a list of that the
 * package itself, and each folder that is a module (`@mui/material/Button`).
 *
 * @returns in order of name
 */
export function importsOf(name: string, {exports, folders}: PackageContents): string[] {
  const keys = Object.keys(Object(exports)).filter((key) => key.startsWith('.'));
  const isListed = exports !== undefined && !keys.some((key) => /^\.\/\*/.test(key));
  const modules = folders.filter(
    ({name: folder, files}) => !INNER.test(folder) && files.includes('index.js'),
  );
  const named = keys.filter((key) => isCode(key, (exports as Record<string, unknown>)[key]));
  const below = isListed
    ? named.map((key) => key.slice(1))
    : modules.map((folder) => `/${folder.name}`);
  const root = keys.length > 0 && !keys.includes('.') ? [] : [name];
  return [...root, ...below.map((path) => name + path).sort()];
}

/** An export below the package itself that a demo can run. */
function isCode(key: string, target: unknown): boolean {
  const path = key.slice(2);
  const isInner = INNER.test(path.replace(/\/.*$/, ''));
  return /^[^*]+$/.test(path) && target !== null && !isInner && !/\.(?!m?js$)\w+$/.test(path);
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
