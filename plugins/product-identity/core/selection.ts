import {parseIds} from '../../_shared/site/selection';
import type {Fault, Product} from './types';

/** A registry split by the environment variable `PRODUCTS`. */
export interface Selection {
  built: Product[];
  /** Their pages are on the full site only. */
  leftOut: Product[];
  faults: Fault[];
}

/**
 * Splits the registry into what this build makes and what it leaves out.
 *
 * @param products the registry
 * @param wanted value of `PRODUCTS`: ids with commas between; empty or missing means all
 * @param fallback id of the product of shared pages, which every build makes
 */
export function selectProducts(
  products: readonly Product[],
  wanted: string | undefined,
  fallback: string,
  suggest: (name: string, known: readonly string[]) => string,
): Selection {
  const ids = parseIds(wanted);
  if (ids.length === 0) return {built: [...products], leftOut: [], faults: []};
  const known = products.map(({id}) => id);
  const faults = ids
    .filter((id) => !known.includes(id))
    .map((id) => ({option: 'PRODUCTS', what: `"${id}" is no product`, fix: suggest(id, known)}));
  const isBuilt = ({id}: Product) => ids.includes(id) || id === fallback;
  return {
    built: products.filter(isBuilt),
    leftOut: products.filter((product) => !isBuilt(product)),
    faults,
  };
}
