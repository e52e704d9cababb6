import type {ErrorParts} from '../../_shared/node';
import type {Version} from '../../_shared/site/product';
import {optionFault} from './check';
import {repositoryAddress} from './repositories';
import type {FullProduct, ResolvedProduct, SiteVersion} from './types';

/** Shown for a product without a package. */
const NO_VERSION = 'v0.0.0';

/** The products with installed versions filled in, and what does not fit. */
export interface Resolved {
  products: ResolvedProduct[];
  faults: ErrorParts[];
}

/** What the packages of a site tell. */
export interface Packages {
  /** Version of an installed package by its npm name, `undefined` where it is not there. */
  installed(name: string): string | undefined;
  /** The field `repository` of the package.json of an installed package. */
  repository(name: string): unknown;
}

/**
 * Fills in what the installed packages know: the text of each current version, and the repository.
 *
 * @param products checked by `checkProducts`
 */
export function resolveProducts(
  products: readonly FullProduct[],
  {installed, repository: fieldOf}: Packages,
): Resolved {
  const faults: ErrorParts[] = [];
  const resolved = products.map((product, i): ResolvedProduct => {
    const owner = products.find(({id}) => id === product.versionOf) ?? product;
    const [source] = owner.packages;
    const found = source === undefined ? undefined : installed(source);
    const isInstalled = (name: string) => installed(name) !== undefined;
    faults.push(...packageFaults(product, isInstalled, `products[${i}]`));
    faults.push(...versionFaults(product, found, `products[${i}]`));
    const current = found === undefined ? NO_VERSION : `v${found}`;
    const shown = product.versions.map((version) => shownVersion(version, product, current));
    const {repository = source && repositoryAddress(fieldOf(source))} = product;
    return {...product, source, shown, ...(repository !== undefined && {repository})};
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
  product: FullProduct,
  isInstalled: (name: string) => boolean,
  at: string,
): ErrorParts[] {
  return product.packages.flatMap((name, i) =>
    isInstalled(name)
      ? []
      : [
          optionFault(
            `${at}.packages[${i}]`,
            `${name} is not installed`,
            `run npm install ${name}`,
          ),
        ],
  );
}

function versionFaults(
  {id, packages: [name], versions}: FullProduct,
  found: string | undefined,
  at: string,
): ErrorParts[] {
  if (name === undefined || found === undefined) return [];
  const current = versions.findIndex((version) => version.current);
  const pinned = versions[current]?.text?.replace(/^v/, '');
  if (pinned === undefined || pinned === found) return [];
  const what = `"${id}" is pinned to ${pinned}, but ${name} ${found} is installed`;
  const fix = `write ${found}, or run npm install ${name}@${pinned}`;
  return [optionFault(`${at}.versions[${current}].text`, what, fix)];
}
