import type {ErrorParts} from '../../_shared/node';
import type {FullProduct} from './types';

/** What the rules about references need to know of the other options. */
export interface CheckContext {
  fallback: string;
  suggest(name: string, known: readonly string[]): string;
}

/** A fault of the options. @param option its path: `products[0].id` */
export function optionFault(option: string, what: string, fix: string): ErrorParts {
  return {where: `plugin site, option ${option}`, what, fix};
}

/**
 * The rules between the parts of the products, which a schema cannot say: unique ids and route
 * roots, one current version without an address, references to known ids only.
 *
 * @returns all faults at once, in the order of the products
 */
export function checkProducts(
  products: readonly FullProduct[],
  context: CheckContext,
): ErrorParts[] {
  return [
    ...uniqueFaults(products.map(({id}, i) => ({value: id, option: `products[${i}].id`}))),
    ...uniqueFaults(routeRootsOf(products)),
    ...products.flatMap(rootFaults),
    ...products.flatMap((product, i) => versionFaults(product, `products[${i}].versions`)),
    ...referenceFaults(products, context),
  ];
}

function routeRootsOf(products: readonly FullProduct[]): {value: string; option: string}[] {
  return products.flatMap(({routeRoots}, i) =>
    routeRoots.map((value, j) => ({value, option: `products[${i}].routeRoots[${j}]`})),
  );
}

/** Each root of several has its pages in the folder of its name, of which `/` has none. */
function rootFaults({id, routeRoots}: FullProduct, index: number): ErrorParts[] {
  const place = routeRoots.indexOf('/');
  if (place === -1 || routeRoots.length === 1) return [];
  const option = `products[${index}].routeRoots[${place}]`;
  return [optionFault(option, `"/" is one of several roots of "${id}"`, 'make it the only one')];
}

function uniqueFaults(values: {value: string; option: string}[]): ErrorParts[] {
  const first = new Map<string, string>();
  return values.flatMap(({value, option}) => {
    const taken = first.get(value);
    if (taken !== undefined) {
      return [optionFault(option, `"${value}" is taken by ${taken}`, 'give each its own value')];
    }
    first.set(value, option);
    return [];
  });
}

function versionFaults(product: FullProduct, option: string): ErrorParts[] {
  const {versions} = product;
  const current = versions.filter((version) => version.current);
  const hasPackage = product.packages.length > 0 || product.versionOf !== undefined;
  const faults: ErrorParts[] = [];
  if (current.length !== 1) {
    const what = `"${product.id}" has ${current.length} current versions`;
    faults.push(optionFault(option, what, 'mark exactly one version with "current: true"'));
  }
  versions.forEach((version, i) => {
    const at = `${option}[${i}]`;
    const address = version.href ?? version.docs;
    if (version.current && address !== undefined) {
      const field = version.href === undefined ? 'docs' : 'href';
      const what = `the current version has the address "${address}"`;
      const fix = 'remove it: the current version is this site';
      faults.push(optionFault(`${at}.${field}`, what, fix));
    }
    if (!version.current && address === undefined) {
      const what = `version "${version.text ?? ''}" has no address`;
      const fix = "add `docs` with its name where it is built here, else `href` with an archive's";
      faults.push(optionFault(at, what, fix));
    }
    if (version.text === undefined && !(version.current && hasPackage)) {
      faults.push(
        optionFault(`${at}.text`, 'the version has no text', 'add what the menu shows of it'),
      );
    }
  });
  return faults;
}

function referenceFaults(products: readonly FullProduct[], context: CheckContext): ErrorParts[] {
  const ids = products.map(({id}) => id);
  const references = [
    {option: 'fallback', id: context.fallback},
    ...products.flatMap(({versionOf}, i) =>
      versionOf === undefined ? [] : [{option: `products[${i}].versionOf`, id: versionOf}],
    ),
  ];
  return references
    .filter(({id}) => !ids.includes(id))
    .map(({option, id}) => optionFault(option, `"${id}" is no product`, context.suggest(id, ids)));
}
