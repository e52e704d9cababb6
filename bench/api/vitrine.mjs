import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import v8 from 'node:v8';
import vm from 'node:vm';
import {loadApiCore, prepareExtractor} from '../../scripts/lib/apiCore.mjs';
import {findPackage} from '../../scripts/lib/packages.mjs';
import {ROOT} from '../../scripts/lib/setup.mjs';

const core = loadApiCore();
const loadExtractor = prepareExtractor();

/**
 * All public components and hooks of the packages, as a build of the site reads them.
 *
 * @param {string} cache folder of what was read before
 * @param {readonly string[]} packages names by which they are installed
 */
export async function readAll(cache, packages) {
  const products = packages.map((name) => ({
    product: name,
    version: 'current',
    entry: '',
    package: name,
    instances: [],
    exclude: [],
    include: [],
    history: '',
  }));
  const workspace = {
    directory: ROOT,
    readFile: readText,
    parsed: new Map(),
    release: collectGarbage(),
  };
  const {loaded, faults} = await core.loadReferences(products, {
    cache: diskCache(cache),
    wording: {quote: JSON.stringify, nearest: () => []},
    sourceOf: (name) => {
      const found = findPackage(ROOT, name);
      if (!found) return undefined;
      const versionOf = (/** @type {string} */ other) => findPackage(found.folder, other)?.version;
      return core.toSource(name, found.text, [], versionOf);
    },
    // As the plugin does: without anything to read the compiler is never loaded.
    extract: (requests) => Promise.resolve(loadExtractor().extractAll(workspace, requests)),
  });
  if (faults.length > 0) throw new Error(faults.map(({what}) => what).join('\n'));
  return loaded.flatMap(({models}) => models);
}

/** @returns {() => void} lets go of memory at once, as the plugin does: left to itself it would grow */
function collectGarbage() {
  v8.setFlagsFromString('--expose-gc');
  return vm.runInNewContext('gc');
}

/** @param {string} folder */
function diskCache(folder) {
  mkdirSync(folder, {recursive: true});
  const fileOf = (/** @type {string} */ key) =>
    path.join(folder, `${createHash('sha256').update(key).digest('hex').slice(0, 20)}.json`);
  return {
    read: (/** @type {string} */ key) => JSON.parse(readText(fileOf(key)) ?? '[]')[0],
    write: (/** @type {string} */ key, /** @type {unknown} */ value) =>
      writeFileSync(fileOf(key), JSON.stringify([value])),
  };
}

/** @param {string} file */
function readText(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
