import {cpSync, existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {makeAside, writeInto} from '../../new/folder';
import type {Spec} from '../../new/specs';
import {readModule} from '../modules';
import {readConfig, type Instance, type SourceSite} from './config';
import {instanceOf, shareNumbers} from './instances';
import {identityOf, writtenFiles, type ImportedProduct} from './site';
import {manifestText} from './manifest';
import {readFolder, sidebarsOf} from './folder';
import {prefixOf, versionFiles} from './versions';

/** What is imported, and where to. */
export interface Wish {
  /** Folder of the Docusaurus site, absolute. Nothing is written there. */
  source: string;
  /** Folder that is made, absolute. */
  target: string;
  /** What stands for Vitrine in its dependencies. Default: the one that is running. */
  vitrine: Spec | undefined;
  isDry: boolean;
}

/** What was made, or would have been. */
export interface Imported {
  isKept: boolean;
  /** Files that are written anew. */
  files: string[];
  /** Folders that are copied as they are: from → to. */
  copies: (readonly [from: string, to: string])[];
  pages: number;
  /** What was not taken along, and what to do about it. */
  lost: string[];
}

/**
 * Makes a site of a stock Docusaurus one, aside, so that nothing is left of one that fails. Its
 * configuration is read, and not run.
 *
 * @throws Error where the folder is taken, or the source has no configuration
 */
export async function importDocusaurus({source, target, vitrine, isDry}: Wish): Promise<Imported> {
  const file = ['ts', 'js', 'mjs', 'cjs']
    .map((end) => `docusaurus.config.${end}`)
    .find((name) => existsSync(path.join(source, name)));
  if (file === undefined)
    throw new Error(
      `${source} has no docusaurus.config. Fix: name the folder of a Docusaurus site.`,
    );
  const site = readConfig(readModule(path.join(source, file)), file);
  if (site.instances.length === 0) {
    site.instances.push(instanceOf('default', {}, site, file));
    site.lost.push(
      `${file}: no preset or plugin can be read that has docs: those of the folder docs are taken; name others in \`products\``,
    );
  }
  shareNumbers(site, file);
  const products = site.instances.map((instance) => productOf(source, instance, site));
  const files = await writtenFiles(site, products);
  const copies = copiesOf(source, site, products);
  for (const [name, text] of products.flatMap((product) => versionFiles(source, product, site)))
    files.set(name, text);
  return makeAside(target, async (folder) => {
    files.set('package.json', manifestText(source, target, folder, vitrine));
    if (!isDry) {
      for (const [from, to] of copies) {
        cpSync(path.resolve(source, from), path.join(folder, to), {
          recursive: true,
          filter: (name) => !name.includes(`${path.sep}node_modules`),
        });
      }
      writeInto(
        folder,
        new Map([...files].filter(([name]) => !existsSync(path.join(folder, name)))),
      );
    }
    const pages = products.reduce((count, product) => count + product.pages.length, 0);
    return {isKept: !isDry, files: [...files.keys()].sort(), copies, pages, lost: site.lost};
  });
}

function productOf(source: string, instance: Instance, site: SourceSite): ImportedProduct {
  const identity = identityOf(instance, site.title);
  const root = `/${instance.routeBasePath}/`.replace('//', '/');
  const folder = path.resolve(source, instance.path);
  const sidebars = sidebarsOf(source, instance, site);
  const {pages, tree} = readFolder(folder, instance, root, sidebars);
  site.lost.push(...tree.lost);
  // A start page of the site's own is that of a product at its root, too.
  const isStarted = pages.some(({address}) => address === '') || (root === '/' && hasHome(source));
  return {instance, identity, root, isStarted, pages, tree};
}

function hasHome(source: string): boolean {
  const endings = ['.tsx', '.ts', '.jsx', '.js', '.mdx', '.md'];
  return endings.some((ending) => existsSync(path.join(source, `src/pages/index${ending}`)));
}

/** Where a folder of the source stands in the new site, which holds all of its own. */
function placeOf(written: string, otherwise: string): string {
  const below = path.posix.normalize(written);
  return below === '..' || /^(?:\.\.)?\//.test(below) ? otherwise : below.replace(/\/$/, '');
}

function copiesOf(
  source: string,
  site: SourceSite,
  products: readonly ImportedProduct[],
): [string, string][] {
  const isThere = ([from]: readonly [string, string]) => existsSync(path.resolve(source, from));
  const below = existsSync(path.join(source, 'src')) ? readdirSync(path.join(source, 'src')) : [];
  if (existsSync(path.join(source, 'src/theme/ReactLiveScope'))) {
    site.lost.push(
      'src/theme/ReactLiveScope: name what live fences have without an import in settings.demos.liveScope',
    );
  }
  if (below.includes('theme'))
    site.lost.push(
      'src/theme: swizzled components of another theme are not taken along; swizzle anew what still needs it',
    );
  const same = [
    ...site.staticFolders,
    ...('blog' in site.classic ? ['blog'] : []),
    ...below.filter((name) => name !== 'theme').map((name) => `src/${name}`),
  ];
  const folders = products.flatMap(({instance, identity}): [string, string][] => {
    const prefix = prefixOf(instance);
    return [
      [instance.path, instance.folder],
      [`${prefix}versioned_docs`, `${identity.id}_versioned_docs`],
      [`${prefix}versions.json`, `${identity.id}_versions.json`],
    ];
  });
  if (existsSync(path.join(source, 'i18n'))) {
    site.lost.push(
      'i18n: copy the folder of each language, with `docusaurus-plugin-content-docs` renamed to `docusaurus-plugin-content-docs-<product>`; texts of the theme are others here',
    );
  }
  const own = same.map((name): [string, string] => [name, placeOf(name, 'static')]);
  return [...own, ...folders].filter(isThere);
}
