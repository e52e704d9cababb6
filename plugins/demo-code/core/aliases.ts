import type {ErrorParts} from '../../_shared/node';
import {bare, entryFor, noFolder} from '../../_shared/site/folders';

/** A library that the demos below a folder run in place of another, as written in the options. */
export interface Alias {
  /** Folder of pages, relative to the site: `material-ui_versioned_docs/version-v6`. */
  path: string;
  /** Package as imported → package as installed: `{'@mui/material': '@mui/material-v6'}`. */
  packages: Record<string, string>;
}

/** The packages that a page's demos run in place of others; none for most. */
export function aliasesOf(page: string, aliases: readonly Alias[]): Record<string, string> {
  return entryFor(page, aliases)?.packages ?? {};
}

/** The name by which a module is installed, where its package stands for another. */
export function applyAlias(specifier: string, packages: Record<string, string>): string {
  for (const [name, installed] of Object.entries(packages)) {
    if (specifier === name) return installed;
    if (specifier.startsWith(`${name}/`)) return installed + specifier.slice(name.length);
  }
  return specifier;
}

/** A rule of the bundler: in some files, packages stand for others. */
interface AliasRule {
  include: string | RegExp;
  resolve: {alias: Record<string, string>};
}

/**
 * The bundler's rules: for the pages and demos below a folder, and for the packages themselves,
 * which may import their own modules by the name that they were published under.
 *
 * @param absolute gives a folder of the site as it is on the disk, with a slash at its end:
 * `version-v6` is no folder of `version-v60`
 */
export function aliasRules(
  aliases: readonly Alias[],
  absolute: (path: string) => string,
): AliasRule[] {
  const own = new Map(
    aliases.flatMap(({packages}) =>
      Object.entries(packages).map(([name, installed]) => [installed, name] as const),
    ),
  );
  return [
    ...aliases.map(({path, packages}) => ({
      include: absolute(bare(path)),
      resolve: {alias: packages},
    })),
    ...[...own].map(([installed, name]) => ({
      include: folderPattern(installed),
      resolve: {alias: {[name]: installed}},
    })),
  ];
}

/** Wherever it is installed. */
function folderPattern(name: string): RegExp {
  const path = name.replace(/[.+]/g, '\\$&').replace('/', '[\\\\/]');
  return new RegExp(`[\\\\/]node_modules[\\\\/]${path}[\\\\/]`);
}

/**
 * What is wrong with the aliases of the plugin's options.
 *
 * @param exists whether there is a folder, by its path relative to the site
 * @param isInstalled whether there is a package of that name
 */
export function aliasFaults(
  aliases: readonly Alias[],
  exists: (path: string) => boolean,
  isInstalled: (name: string) => boolean,
): ErrorParts[] {
  return aliases.flatMap(({path, packages}, index) => {
    const where = `plugin demos, option aliases[${index}]`;
    const missing = Object.entries(packages).filter(([, name]) => !isInstalled(name));
    return [
      ...(exists(path) ? [] : [{where: `${where}.path`, ...noFolder(path)}]),
      ...missing.map(([name, installed]) => ({
        where: `${where}.packages["${name}"]`,
        what: `"${installed}" is not installed`,
        fix: `npm install ${installed}@npm:${name}@<version>`,
      })),
    ];
  });
}
