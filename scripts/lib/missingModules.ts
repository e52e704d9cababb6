import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {formatParts} from '../../plugins/_shared/text/errors';
import {inSite} from './foreign';

/** A module that the bundler has not found; it tells the folder alone of who asks for it. */
const NOT_FOUND = /Module not found: Can't resolve '([^'\n]+)' in '([^'\n]+)'/g;
/** The same of one that stands behind an alias, `@site/…`, of which it tells nothing else. */
const NOT_BEHIND = /Cannot find module '([^'\n]+)' for matched aliased key/g;

/** A loader that an import names before its file, `!!raw-loader!./a.js`. */
const NO_LOADER = /Unable to resolve loader ([^\s'"]+)/g;

/** What surrounds demos, which needs what a site has beside its library. */
const FRAME = /[\\/]frames[\\/]/;

const CODE = /\.(?:mdx?|[cm]?[jt]sx?)$/;
/** What is no source of the site. */
const LEFT = /^(?:node_modules|build.*|\..*)$/;

/**
 * The modules that a page or a file of the site imports and that are not there.
 *
 * @param plain without colours and frames
 * @returns two lines for each import; none for what packages import of each other, but for frames
 */
export function missingModulesIn(plain: string): string[] {
  const inFolders = [...plain.matchAll(NOT_FOUND)]
    .filter(([, , folder = '']) => !folder.includes('node_modules') || FRAME.test(folder))
    .flatMap(([, name = '', folder = '']) => faultsOf(name, namesIn(folder), folder));
  const aliased = [...plain.matchAll(NOT_BEHIND)].map(([, name = '']) => name);
  const loaders = [...plain.matchAll(NO_LOADER)].map(([, name = '']) => name);
  const others = [...new Set([...aliased, ...loaders])];
  const all = others.length === 0 ? [] : sourcesIn(process.cwd());
  return [...inFolders, ...others.flatMap((name) => faultsOf(name, all, '.'))];
}

function faultsOf(name: string, files: readonly string[], folder: string): string[] {
  const fix = /^(?:[./]|@(?:site|theme)?\/)/.test(name)
    ? 'correct the path, or add the file'
    : `correct the name, or run npm install ${name}`;
  const places = files.flatMap((file) =>
    linesOf(name, file).map((line) => `${inSite(file)}:${line}`),
  );
  const what = `imports "${name}", which is not there`;
  if (places.length > 0)
    return places.map((where) => formatParts([{where, what, fix, kind: 'code'}]));
  return [
    formatParts([
      {
        where: inSite(folder),
        what: `a file in it imports "${name}", which is not there`,
        fix,
        kind: 'code',
      },
    ]),
  ];
}

/** Lines of a file that import something, from 1. */
function linesOf(name: string, file: string): number[] {
  const quoted = [`'${name}'`, `"${name}"`, `!${name}!`, `'${name}!`, `"${name}!`];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, at) => (quoted.some((each) => line.includes(each)) ? [at + 1] : []));
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder, {withFileTypes: true})
      .filter((entry) => entry.isFile() && CODE.test(entry.name))
      .map(({name}) => path.join(folder, name));
  } catch {
    // What was made for the build alone is gone.
    return [];
  }
}

function sourcesIn(folder: string): string[] {
  const below = readdirSync(folder, {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && !LEFT.test(entry.name))
    .flatMap(({name}) => sourcesIn(path.join(folder, name)));
  return [...namesIn(folder), ...below];
}
