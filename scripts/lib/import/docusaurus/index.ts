import {cpSync, existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {createMatcher} from '@docusaurus/utils';
import {parse} from 'yaml';
import {SIDEBAR} from '../../../../plugins/navigation/core/tabs';
import {makeAside, writeInto} from '../../new/folder';
import type {Spec} from '../../new/specs';
import {objectOf, type Literal} from '../literals';
import {readModule} from '../modules';
import {readConfig, type Instance, type SourceSite} from './config';
import {readImported, type ImportedPage} from './pages';
import {identityOf, writtenFiles, type ImportedProduct} from './site';
import {manifestText} from './manifest';
import type {Category, ImportedTree} from './entries';
import {importTree} from './tree';

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
  const products = site.instances.map((instance) => productOf(source, instance, site));
  const files = await writtenFiles(site, products);
  const copies = copiesOf(source, site, products);
  for (const [name, text] of products.flatMap((product) => versionFiles(source, product, site)))
    files.set(name, text);
  return makeAside(target, async (folder) => {
    files.set('package.json', manifestText(source, target, folder, vitrine));
    if (!isDry) {
      for (const [from, to] of copies) {
        cpSync(path.join(source, from), path.join(folder, to), {
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
  const root = instance.routeBasePath === '' ? `/${identity.id}/` : `/${instance.routeBasePath}/`;
  if (instance.routeBasePath === '') {
    site.lost.push(
      `docs stand at "/" there and at "${root}" here: lead old addresses to new ones where they are hosted`,
    );
  }
  const folder = path.join(source, instance.path);
  const sidebars = sidebarsOf(source, instance, site);
  const {pages, tree} = readFolder(folder, instance, root, sidebars);
  site.lost.push(...tree.lost);
  return {instance, identity, root, pages, tree};
}

/** @returns `undefined` where the tree is that of the folders */
function sidebarsOf(
  source: string,
  {sidebarPath}: Instance,
  site: SourceSite,
): Literal | undefined {
  if (sidebarPath === undefined) return undefined;
  const file = path.join(source, sidebarPath);
  const sidebars = existsSync(file) ? readModule(file) : undefined;
  if (Object.keys(objectOf(sidebars)).length === 0) {
    site.lost.push(
      `${sidebarPath}: holds no sidebars that can be read without running it: the tree is that of the folders; order it in sidebars.ts`,
    );
  }
  return sidebars;
}

function readFolder(
  folder: string,
  {hasNumbers, exclude}: Instance,
  root: string,
  sidebars: Literal | undefined,
): {pages: ImportedPage[]; tree: ImportedTree} {
  const files = filesBelow(folder);
  const text = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const isLeft = createMatcher(['**/_*', '**/_*/**', ...exclude]);
  const pages = files
    .filter((file) => /\.mdx?$/.test(file) && !isLeft(file))
    .map((file) => readImported(file, text(file), hasNumbers));
  const categories = new Map(
    files
      .filter((file) => /(?:^|\/)_category_\.(?:json|ya?ml)$/.test(file))
      .map((file) => [path.posix.dirname(file), parse(text(file)) as Category]),
  );
  return {pages, tree: importTree(sidebars, {root, pages, categories})};
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !file.includes('node_modules/') && statSync(path.join(folder, file)).isFile())
    .sort();
}

/** Docusaurus' prefix of the folders of an instance's versions. */
function prefixOf({id}: Instance): string {
  return id === 'default' ? '' : `${id}_`;
}

function copiesOf(
  source: string,
  site: SourceSite,
  products: readonly ImportedProduct[],
): [string, string][] {
  const isThere = ([from]: readonly [string, string]) => existsSync(path.join(source, from));
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
  const docs = products.flatMap(({instance, identity}): [string, string][] => {
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
  return [...same.map((name): [string, string] => [name, name]), ...docs].filter(isThere);
}

/** The trees of versions, as Vitrine keeps them. */
function versionFiles(
  source: string,
  {instance, identity, root}: ImportedProduct,
  site: SourceSite,
): [string, string][] {
  const prefix = prefixOf(instance);
  const list = path.join(source, `${prefix}versions.json`);
  if (!existsSync(list)) return [];
  const names = JSON.parse(readFileSync(list, 'utf8')) as string[];
  site.lost.push(
    `versions: ${root} has the pages of ${instance.path} here, where Docusaurus has those of ${names[0] ?? 'the last version'}`,
  );
  return names.map((name) => {
    const file = path.join(source, `${prefix}versioned_sidebars/version-${name}-sidebars.json`);
    const sidebars = existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as Literal)
      : undefined;
    const {tree} = readFolder(
      path.join(source, `${prefix}versioned_docs/version-${name}`),
      instance,
      root,
      sidebars,
    );
    site.lost.push(...tree.lost.map((one) => `version ${name}: ${one}`));
    const written = {
      [SIDEBAR]: [{type: 'autogenerated', dirName: '.', customProps: {entries: tree.entries}}],
    };
    return [
      `${identity.id}_versioned_sidebars/version-${name}-sidebars.json`,
      `${JSON.stringify(written, undefined, 2)}\n`,
    ];
  });
}
