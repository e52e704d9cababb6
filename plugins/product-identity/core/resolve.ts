import {toFullSite} from './leftOutLinks';
import type {Fault, Product, ProductIdentity, ProductOptions, Version} from './types';

/** Shown for a product without a package. */
const NO_VERSION = 'v0.0.0';

/** The registry with installed versions filled in, and what does not fit. */
export interface Resolved {
  products: Product[];
  faults: Fault[];
}

/**
 * Fills in what the installed packages know: the text of each current version.
 *
 * @param options the registry, checked by `checkRegistry`
 * @param installed version of an installed package by its npm name, `undefined` where it is not
 */
export function resolveRegistry(
  options: readonly ProductOptions[],
  installed: (name: string) => string | undefined,
): Resolved {
  const faults: Fault[] = [];
  const products = options.map((product, i): Product => {
    const source = options.find(({id}) => id === product.versionOf) ?? product;
    const found = source.package && installed(source.package.name);
    faults.push(...packageFaults(product, found, `products[${i}]`));
    const {versionOf: _reference, ...rest} = product;
    const current = found === undefined ? NO_VERSION : `v${found}`;
    const versions = product.versions.map((version): Version => toVersion(version, current));
    return {...rest, package: source.package, versions};
  });
  return {products, faults};
}

function toVersion(
  {text, href, current}: ProductOptions['versions'][number],
  shown: string,
): Version {
  if (current) return {text: text ?? shown, current: true};
  return {text: text ?? shown, ...(href !== undefined && {href})};
}

function packageFaults(product: ProductOptions, found: string | undefined, at: string): Fault[] {
  if (!product.package) return [];
  const {name, version} = product.package;
  if (found === undefined) {
    const what = `${name} is not installed`;
    return [{option: `${at}.package.name`, what, fix: `run npm install ${name}`}];
  }
  const text = product.versions.find(({current}) => current)?.text;
  const pins = [
    {option: `${at}.package.version`, pinned: version},
    {option: `${at}.versions`, pinned: text?.replace(/^v/, '')},
  ];
  return pins
    .filter(({pinned}) => pinned !== undefined && pinned !== found)
    .map(({option, pinned}) => ({
      option,
      what: `"${product.id}" is pinned to ${pinned}, but ${name} ${found} is installed`,
      fix: `write ${found}, or run npm install ${name}@${pinned}`,
    }));
}

/**
 * What pages carry of a product.
 *
 * @param siteUrl where set, the product is not part of this build, and leads to the full site
 */
export function toIdentity(product: Product, siteUrl: string | undefined): ProductIdentity {
  const {id, name, category, logo, routeRoots} = product;
  const place = (path: string) =>
    siteUrl === undefined ? path : toFullSite(path, routeRoots, siteUrl);
  const versions = product.versions.map((version) =>
    version.href === undefined ? version : {...version, href: place(version.href)},
  );
  return {id, name, category, logo, routeRoots, versions, href: place(routeRoots[0] ?? '/')};
}
