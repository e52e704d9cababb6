import {toFullSite} from './leftOutLinks';
import type {Product} from '../../_shared/site/product';
import type {FullProduct, ResolvedProduct, SiteProduct, SiteVersion} from './types';

/** A product without a package has no version to tell. */
const NO_VERSION = 'v0.0.0';

/**
 * A product with what is not written of it.
 *
 * @param snapshots names of the versions that `docusaurus docs:version` has made of its pages; each
 *   that the product does not describe is one of its versions, right behind the current one
 */
export function complete(product: SiteProduct, snapshots: readonly string[] = []): FullProduct {
  const {id, packages = [], versionOf} = product;
  const hasVersion = packages.length > 0 || versionOf !== undefined;
  const {versions = [{current: true, ...(!hasVersion && {text: NO_VERSION})}]} = product;
  return {
    logo: {light: `/img/products/${id}.svg`, dark: `/img/products/${id}-dark.svg`},
    docs: `docs/${id}`,
    routeRoots: [`/${id}/`],
    ...product,
    packages,
    versions: withSnapshots(versions, snapshots),
  };
}

function withSnapshots(versions: SiteVersion[], snapshots: readonly string[]): SiteVersion[] {
  const isDescribed = (name: string) => versions.some(({docs}) => docs === name);
  const found = snapshots.filter((name) => !isDescribed(name)).map((docs) => ({text: docs, docs}));
  const current = versions.findIndex((version) => version.current);
  return versions.toSpliced(current + 1, 0, ...found);
}

/**
 * What the pages are told of a product.
 *
 * @param siteUrl where set, the product is not part of this build, and leads to the full site
 */
export function identityOf(product: ResolvedProduct, siteUrl: string | undefined): Product {
  const {id, name, description, category, logo, source, routeRoots, languages, shown} = product;
  const place = (path: string) =>
    siteUrl === undefined ? path : toFullSite(path, routeRoots, siteUrl);
  return {
    id,
    name,
    description,
    category,
    logo,
    ...(source !== undefined && {package: source}),
    routeRoots,
    ...(languages !== undefined && {languages}),
    versions: shown.map((one) => (one.href === undefined ? one : {...one, href: place(one.href)})),
    href: place(routeRoots[0] ?? '/'),
  };
}
