import type {Asked} from '../../_shared/site/builtIn';
import {keptIn} from './part';
import type {FullProduct, ResolvedProduct} from './types';

/** One docs instance that the preset makes of a product's route root. */
export interface DocsInstance {
  id: string;
  /** Product whose tree and versions it shows. */
  product: string;
  /** Folder of its markdown, relative to the site. */
  path: string;
  /** Route root without slashes at its ends. */
  routeBasePath: string;
  pathnames: Record<string, string>;
  /** Files that are no pages, as patterns, beside those that Docusaurus leaves out. */
  exclude: string[];
  /** How its pages are written that do not say so. */
  format: 'mdx' | undefined;
  /** Docusaurus version name → its settings; `current` always among them. */
  versions: Record<string, DocsVersion>;
  /** Docusaurus names of the versions that are made. Default: all. */
  onlyIncludeVersions?: string[];
  /** Addresses of the pages that are made, as patterns. Default: all. */
  kept?: string[];
}

/** Settings of one version of an instance, in Docusaurus' own terms. */
interface DocsVersion {
  label: string;
  path: string;
  banner: 'none' | 'unmaintained';
  noIndex: boolean;
}

/**
 * The docs instances of a product. A product with one route root keeps its pages in its `docs`
 * folder; one with several keeps each root's pages in the folder of that name below it. The first
 * root's instance has the versions.
 *
 * @param language that is built
 */
export function docsInstances(product: ResolvedProduct, language?: Asked): DocsInstance[] {
  const {id, docs, routeRoots, pathnames = {}, exclude = [], format} = product;
  return routeRoots.map((root, i) => {
    const routeBasePath = root.replace(/^\/|\/$/g, '');
    const versions = {current: currentVersion(product), ...(i === 0 && pastVersions(product))};
    return {
      id: instanceId(id, root, i),
      product: id,
      path: routeRoots.length === 1 ? docs : `${docs}/${routeBasePath}`,
      routeBasePath,
      pathnames,
      // Docusaurus' own reading: a folder's page.
      exclude: [...(format === 'mdx' ? [] : ['**/README.md']), ...exclude],
      format,
      versions,
      ...partIn(product, versions, language),
    };
  });
}

/** Ids of the docs instances of a product. */
export function instanceIds({id, routeRoots}: FullProduct): string[] {
  return routeRoots.map((root, i) => instanceId(id, root, i));
}

function instanceId(product: string, root: string, place: number): string {
  const name = root.replace(/^\/|\/$/g, '').replaceAll('/', '-');
  return place === 0 ? product : `${product}-${name}`;
}

/** What of an instance is made in a language that not all pages are built in. */
function partIn(
  product: ResolvedProduct,
  versions: object,
  language: Asked | undefined,
): Pick<DocsInstance, 'kept' | 'onlyIncludeVersions'> {
  const kept = language && keptIn(product, language);
  return kept ? {kept: [...kept], onlyIncludeVersions: Object.keys(versions)} : {};
}

/**
 * Folders whose files pages and demos may show, relative to the site: those of the docs of all
 * products, of their past versions and translations, and of the site's own code.
 */
export function shownFolders(products: readonly ResolvedProduct[]): string[] {
  const docs = products.flatMap(({id, docs}) => [docs, `${id}_versioned_docs`]);
  return [...docs, 'i18n', 'src'];
}

function currentVersion({name, shown}: ResolvedProduct): DocsVersion {
  const label = shown.find(({current}) => current)?.text ?? name;
  return {label, path: '', banner: 'none', noIndex: false};
}

/** Those that are built here. */
function pastVersions({versions}: ResolvedProduct): Record<string, DocsVersion> {
  return Object.fromEntries(
    versions.flatMap(({docs, text: label = docs}): [string, DocsVersion][] =>
      docs === undefined || label === undefined
        ? []
        : [[docs, {label, path: docs, banner: 'unmaintained', noIndex: true}]],
    ),
  );
}
