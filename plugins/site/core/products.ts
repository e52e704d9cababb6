import type {FullProduct, SiteProduct, SiteVersion} from './types';

/** A product without a package has no version to tell. */
const NO_VERSION = 'v0.0.0';

/** A product with what is not written of it. */
export function complete(product: SiteProduct): FullProduct {
  const {id, packages = [], versionOf} = product;
  const hasVersion = packages.length > 0 || versionOf !== undefined;
  return {
    logo: {light: `/img/products/${id}.svg`, dark: `/img/products/${id}-dark.svg`},
    docs: `docs/${id}`,
    routeRoots: [`/${id}/`],
    versions: [{current: true, ...(!hasVersion && {text: NO_VERSION})}],
    ...product,
    packages,
  };
}

/** What the pages are told of a product. */
export function identityOf(product: FullProduct): Record<string, unknown> {
  const {id, name, description, category, logo, docs, routeRoots, pathnames, versionOf} = product;
  const [first] = product.packages;
  const pinned = product.versions.find(({current}) => current)?.text?.replace(/^v/, '');
  return {
    id,
    name,
    description,
    category,
    logo,
    ...(first !== undefined && {package: {name: first, ...(pinned && {version: pinned})}}),
    ...(versionOf !== undefined && {versionOf}),
    routeRoots,
    docs,
    ...(pathnames && {pathnames}),
    versions: product.versions.map((version) => menuEntry(version, product)),
  };
}

function menuEntry({text, current, href, docs}: SiteVersion, {routeRoots}: FullProduct) {
  const address = href ?? (docs !== undefined ? `${routeRoots[0]}${docs}/` : undefined);
  return {
    ...(text !== undefined && {text}),
    ...(current !== undefined && {current}),
    ...(address !== undefined && {href: address}),
  };
}
