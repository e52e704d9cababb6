import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {toSource} from '../../plugins/api-model/core/extract/source';
import {collector} from '../../plugins/api-model/files';
import {loadReferences} from '../../plugins/api-reference/core/load/reference';
import {findPackage} from '../../scripts/lib/packages';
import {ROOT} from '../../scripts/lib/setup';

/**
 * All public components and hooks of the packages, as a build of the site reads them.
 *
 * @param cache folder of what was read before
 * @param packages names by which they are installed
 */
export async function readAll(cache: string, packages: readonly string[]) {
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
    release: await collector(),
  };
  const {loaded, faults} = await loadReferences(products, {
    cache: diskCache(cache),
    wording: {quote: JSON.stringify, nearest: () => []},
    sourceOf: (name) => {
      const found = findPackage(ROOT, name);
      if (!found) return undefined;
      const versionOf = (other: string) => findPackage(found.folder, other)?.version;
      return toSource(name, found.text, [], versionOf);
    },
    // As the plugin does: without anything to read the compiler is never loaded.
    extract: async (requests) => {
      const {extractAll} = await import('../../plugins/api-model/core/extract/extract');
      return extractAll(workspace, requests);
    },
  });
  if (faults.length > 0) throw new Error(faults.map(({what}) => what).join('\n'));
  return loaded.flatMap(({models}) => models);
}

function diskCache(folder: string) {
  mkdirSync(folder, {recursive: true});
  const fileOf = (key: string) =>
    path.join(folder, `${createHash('sha256').update(key).digest('hex').slice(0, 20)}.json`);
  return {
    read: (key: string) => JSON.parse(readText(fileOf(key)) ?? '[]')[0],
    write: (key: string, value: unknown) => writeFileSync(fileOf(key), JSON.stringify([value])),
  };
}

function readText(file: string) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
