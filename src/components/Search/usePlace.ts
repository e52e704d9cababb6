import {useMemo} from 'react';
import {useLocation} from '@docusaurus/router';
import {scopeOf, SHARDS, type Found, type Scope} from '../../../plugins/local-search/client';
import {useProducts} from '../../../plugins/product-identity/client';
import {TEXTS} from './texts';

/** The product and version that is read. */
export function useOwnScope(): Scope {
  const {pathname} = useLocation();
  return useMemo(() => scopeOf(pathname, SHARDS), [pathname]);
}

/** What a version of a product is called: `Material UI v7.3.4`; of a single one without a number, its name. */
export function useScopeName(): (scope: Scope | Pick<Found, 'product' | 'version'>) => string {
  const products = useProducts();
  return (scope) => {
    if (scope === 'all') return TEXTS.all;
    const product = products.find(({id}) => id === scope.product);
    const current = product?.versions.find((version) => version.current)?.text;
    const version = scope.version === 'current' ? current : scope.version;
    const isNumbered = version !== undefined && version !== 'v0.0.0';
    return [product?.name ?? scope.product, ...(isNumbered ? [version] : [])].join(' ');
  };
}
