import type {ErrorParts} from '../../_shared/node';
import type {Version} from '../../_shared/site/product';
import {optionFault} from './check';
import type {FullProduct, ResolvedProduct, SiteVersion} from './types';

/** Shown for a product without a package. */
const NO_VERSION = 'v0.0.0';

/** The products with installed versions filled in, and what does not fit. */
export interface Resolved {
  products: ResolvedProduct[];
  faults: ErrorParts[];
}

/**
 * Fills in what the installed packages know: the text of each current version.
 *
 * @param products checked by `checkProducts`
 * @param installed version of an installed package by its npm name, `undefined` where it is not
 */
export function resolveProducts(
  products: readonly FullProduct[],
  installed: (name: string) => string | undefined,
): Resolved {
  const faults: ErrorParts[] = [];
  const resolved = products.map((product, i): ResolvedProduct => {
    const owner = products.find(({id}) => id === product.versionOf) ?? product;
    const [source] = owner.packages;
    const found = source === undefined ? undefined : installed(source);
    faults.push(...packageFaults(product, found, `products[${i}]`));
    const current = found === undefined ? NO_VERSION : `v${found}`;
    const shown = product.versions.map((version) => shownVersion(version, product, current));
    return {...product, source, shown};
  });
  return {products: resolved, faults};
}

function shownVersion(
  {text, href, docs, current}: SiteVersion,
  {routeRoots}: FullProduct,
  installed: string,
): Version {
  if (current) return {text: text ?? installed, current: true};
  const address = href ?? (docs !== undefined ? `${routeRoots[0]}${docs}/` : undefined);
  return {text: text ?? installed, ...(address !== undefined && {href: address})};
}

function packageFaults(
  {id, packages, versions}: FullProduct,
  found: string | undefined,
  at: string,
): ErrorParts[] {
  const [name] = packages;
  if (name === undefined) return [];
  if (found === undefined) {
    const fix = `run npm install ${name}`;
    return [optionFault(`${at}.packages[0]`, `${name} is not installed`, fix)];
  }
  const current = versions.findIndex((version) => version.current);
  const pinned = versions[current]?.text?.replace(/^v/, '');
  if (pinned === undefined || pinned === found) return [];
  const what = `"${id}" is pinned to ${pinned}, but ${name} ${found} is installed`;
  const fix = `write ${found}, or run npm install ${name}@${pinned}`;
  return [optionFault(`${at}.versions[${current}].text`, what, fix)];
}
