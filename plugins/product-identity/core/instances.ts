import type {Product} from './types';

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
  /** Docusaurus version name → its settings; `current` always among them. */
  versions: Record<string, DocsVersion>;
}

/** Settings of one version of an instance, in Docusaurus' own terms. */
export interface DocsVersion {
  label: string;
  path: string;
  banner: 'none' | 'unmaintained';
  noIndex: boolean;
}

/**
 * The docs instances of a product. A product with one route root keeps its pages in its `docs`
 * folder; one with several keeps each root's pages in the folder of that name below it.
 */
export function docsInstances(product: Product): DocsInstance[] {
  const {docs} = product;
  if (docs === undefined) return [];
  const single = product.routeRoots.length === 1;
  return product.routeRoots.map((root, i) => {
    const routeBasePath = root.replace(/^\/|\/$/g, '');
    return {
      id: i === 0 ? product.id : `${product.id}-${routeBasePath.replaceAll('/', '-')}`,
      product: product.id,
      path: single ? docs : `${docs}/${routeBasePath}`,
      routeBasePath,
      pathnames: product.pathnames ?? {},
      versions:
        i === 0 ? docsVersions(product, root) : docsVersions({...product, versions: []}, root),
    };
  });
}

function docsVersions(product: Product, root: string): Record<string, DocsVersion> {
  const current = product.versions.find((version) => version.current);
  const built = product.versions.flatMap(({text, href}): [string, DocsVersion][] => {
    const name = builtVersionName(href, root);
    if (name === undefined) return [];
    return [[name, {label: text, path: name, banner: 'unmaintained', noIndex: true}]];
  });
  const label = current?.text ?? product.name;
  return {current: {label, path: '', banner: 'none', noIndex: false}, ...Object.fromEntries(built)};
}

/**
 * The name of the version that is built in this site at an address, `undefined` where the
 * address leads elsewhere.
 *
 * @example ('/material-ui/v6/', '/material-ui/') → 'v6'
 */
export function builtVersionName(href: string | undefined, root: string): string | undefined {
  if (!href?.startsWith(root)) return undefined;
  const name = href.slice(root.length).replace(/\/$/, '');
  return /^[\w.-]+$/.test(name) ? name : undefined;
}
