import {complete} from '../../core/products';
import type {FullProduct, ResolvedProduct, SiteProduct} from '../../core/types';

/** A product as a maintainer writes it, without a package: what a test does not name is plain. */
export function writtenProduct(id: string, own: Partial<SiteProduct> = {}): SiteProduct {
  return {
    id,
    name: id.toUpperCase(),
    description: `What ${id} is for.`,
    category: 'core',
    versions: [{text: 'v1', current: true}],
    ...own,
  };
}

/** The same with what is not written of it. */
export function fullProduct(id: string, own: Partial<SiteProduct> = {}): FullProduct {
  return complete(writtenProduct(id, own));
}

/** A product as the build sees it. */
export function builtProduct(id: string, own: Partial<ResolvedProduct> = {}): ResolvedProduct {
  const {shown = [{text: 'v1', current: true}], source, ...written} = own;
  return {...fullProduct(id, written), source, shown};
}
