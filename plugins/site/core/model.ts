import type {ErrorParts} from '../../_shared/node';
import type {Asked} from '../../_shared/site/builtIn';
import type {Product} from '../../_shared/site/product';
import {checkProducts} from './check';
import {complete, identityOf} from './products';
import {resolveProducts} from './resolve';
import type {Packages} from './resolve';
import {partsIn} from './part';
import {selectProducts} from './selection';
import type {ResolvedProduct, SiteFacts, WrittenSite} from './types';

/** What the disk knows of a site. */
export interface SiteDisk extends Packages {
  /** Names of the versions that `docusaurus docs:version` has made of a product's pages. */
  snapshots(id: string): string[];
}

/** The products of a site, complete and resolved. */
export interface SiteModel {
  /** With all that is not written filled in. */
  facts: SiteFacts;
  /** In the order of menus and home page; also those that this build leaves out. */
  products: ResolvedProduct[];
  /** Those that have pages in this build, with the versions that do. */
  built: ResolvedProduct[];
  /** Those that only the full site has. */
  leftOut: ResolvedProduct[];
  /** Language that is built, and the site's first. */
  language: Asked;
}

/**
 * Reads what is written of the products once, for all that comes after.
 *
 * @param language that is built. Default: the site's first
 * @returns the model, and all that is wrong; with faults the model is not to be used
 */
export function siteModel(
  written: WrittenSite,
  disk: SiteDisk,
  suggest: (name: string, known: readonly string[]) => string,
  language: Asked = {locale: '', defaultLocale: ''},
): {model: SiteModel; faults: ErrorParts[]} {
  const {only} = written;
  const fallback = written.fallback || (written.products[0]?.id ?? '');
  const full = written.products.map((product) => complete(product, disk.snapshots(product.id)));
  const {products, faults} = resolveProducts(full, disk);
  const {built, leftOut, faults: unknown} = selectProducts(products, only, fallback, suggest);
  return {
    model: {
      facts: {...written, fallback, products: full},
      products,
      built: partsIn(built, language),
      leftOut,
      language,
    },
    faults: [...checkProducts(full, {fallback, suggest}), ...faults, ...unknown],
  };
}

/**
 * What pages are told of all products.
 *
 * @param siteUrl the full site's, where the products are that this build leaves out; `undefined` in
 *   a part of it, which has them beside it
 */
export function identitiesOf(
  {products, leftOut}: SiteModel,
  siteUrl: string | undefined,
): Product[] {
  return products.map((one) => identityOf(one, leftOut.includes(one) ? siteUrl : undefined));
}
