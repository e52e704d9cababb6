import type {ErrorParts} from '../../_shared/node';
import {parseIds} from '../../_shared/site/selection';

/** Products split by what a build makes. */
export interface Selection<P> {
  built: P[];
  /** Their pages are on the full site only. */
  leftOut: P[];
  faults: ErrorParts[];
}

/**
 * Splits the products into what this build makes and what it leaves out.
 *
 * @param only ids with commas between, as the environment variable `PRODUCTS` has them; empty: all
 * @param fallback id of the product of shared pages, which every build makes
 */
export function selectProducts<P extends {id: string}>(
  products: readonly P[],
  only: string,
  fallback: string,
  suggest: (name: string, known: readonly string[]) => string,
): Selection<P> {
  const ids = parseIds(only);
  if (ids.length === 0) return {built: [...products], leftOut: [], faults: []};
  const known = products.map(({id}) => id);
  const faults = ids
    .filter((id) => !known.includes(id))
    .map((id) => ({where: 'PRODUCTS', what: `"${id}" is no product`, fix: suggest(id, known)}));
  const isBuilt = ({id}: P) => ids.includes(id) || id === fallback;
  return {
    built: products.filter(isBuilt),
    leftOut: products.filter((product) => !isBuilt(product)),
    faults,
  };
}
