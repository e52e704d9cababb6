import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from 'postcss';
import {packageFolder} from '../_shared/node/packages';
import {packageOf} from '../_shared/text/specifiers';
import {scopeBareRules} from './core/bare';

/** Whose sheets are imported by their own code. */
export interface Libraries {
  /** npm names; what they depend on is theirs as well. */
  packages: readonly string[];
  /** Files that export the source of some, relative to the site: what lies beside them is theirs. */
  sources: readonly string[];
}

/**
 * A PostCSS plugin for all sheets of a site: those that the code of a library imports by itself reach
 * its demos, and of a page nothing but the library's own elements.
 *
 * @param siteDir from which packages are looked for
 */
export function keepImported(siteDir: string, {packages, sources}: Libraries): Plugin {
  const folders = sources.map((file) => path.dirname(path.resolve(siteDir, file)));
  let names: ReadonlySet<string> | undefined;
  return {
    postcssPlugin: 'vitrine-imported',
    Once(root) {
      const {file} = root.source?.input ?? {};
      if (file === undefined) return;
      const [, within] = /.*[\\/]node_modules[\\/](.*)/s.exec(file) ?? [];
      // Where no library has a sheet of the kind, no package.json is read for it.
      const isTheirs =
        within === undefined
          ? folders.some((folder) => isBeside(file, folder, siteDir))
          : (names ??= withDependencies(siteDir, packages)).has(
              packageOf(within.replaceAll(path.sep, '/')),
            );
      if (isTheirs) scopeBareRules(root);
    },
  };
}

/** A library may lie around its site, or begin where that does: the site's own sheets are none of it. */
function isBeside(file: string, folder: string, siteDir: string): boolean {
  const isAround = [siteDir, path.join(siteDir, 'src')].some((own) => isIn(own, folder));
  return isIn(file, folder) && !(isAround && isIn(file, siteDir));
}

function isIn(file: string, folder: string): boolean {
  return `${file}${path.sep}`.startsWith(folder + path.sep);
}

/** Names of packages, and of all that they depend on, however far. */
function withDependencies(siteDir: string, packages: readonly string[]): Set<string> {
  const names = new Set<string>();
  const open = packages.map((name) => ({name, from: siteDir}));
  for (let next = open.pop(); next; next = open.pop()) {
    const folder = names.has(next.name) ? undefined : packageFolder(next.from, next.name);
    names.add(next.name);
    if (folder !== undefined)
      open.push(...dependenciesIn(folder).map((name) => ({name, from: folder})));
  }
  return names;
}

function dependenciesIn(folder: string): string[] {
  const manifest = readFileSync(path.join(folder, 'package.json'), 'utf8');
  const {dependencies = {}} = JSON.parse(manifest) as {dependencies?: Record<string, string>};
  return Object.keys(dependencies);
}
