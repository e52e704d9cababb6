import type {ResolvedProduct} from './types';

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
 */
export function docsInstances(product: ResolvedProduct): DocsInstance[] {
  const {id, docs, routeRoots, pathnames = {}, exclude = [], format} = product;
  return routeRoots.map((root, i) => {
    const routeBasePath = root.replace(/^\/|\/$/g, '');
    return {
      id: i === 0 ? id : `${id}-${routeBasePath.replaceAll('/', '-')}`,
      product: id,
      path: routeRoots.length === 1 ? docs : `${docs}/${routeBasePath}`,
      routeBasePath,
      pathnames,
      exclude: ['**/README.md', ...exclude],
      format,
      versions: {current: currentVersion(product), ...(i === 0 && pastVersions(product))},
    };
  });
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
