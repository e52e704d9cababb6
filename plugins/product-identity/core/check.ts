import type {Fault, ProductOptions} from './types';

/** What the rules about references need to know of the other options. */
export interface CheckContext {
  fallback: string;
  suggest(name: string, known: readonly string[]): string;
}

/**
 * The rules between the parts of a registry, which a schema cannot say: unique ids and route
 * roots, one current version without an address, references to known ids only.
 *
 * @returns all faults at once, in the order of the registry
 */
export function checkRegistry(products: readonly ProductOptions[], context: CheckContext): Fault[] {
  return [
    ...uniqueFaults(products.map(({id}, i) => ({value: id, option: `products[${i}].id`}))),
    ...uniqueFaults(routeRootsOf(products)),
    ...products.flatMap((product, i) => versionFaults(product, `products[${i}].versions`)),
    ...referenceFaults(products, context),
  ];
}

function routeRootsOf(products: readonly ProductOptions[]): {value: string; option: string}[] {
  return products.flatMap(({routeRoots}, i) =>
    routeRoots.map((value, j) => ({value, option: `products[${i}].routeRoots[${j}]`})),
  );
}

function uniqueFaults(values: {value: string; option: string}[]): Fault[] {
  const first = new Map<string, string>();
  return values.flatMap(({value, option}) => {
    const taken = first.get(value);
    if (taken === undefined) {
      first.set(value, option);
      return [];
    }
    return [{option, what: `"${value}" is taken by ${taken}`, fix: 'give each its own value'}];
  });
}

function versionFaults(product: ProductOptions, option: string): Fault[] {
  const {versions} = product;
  const current = versions.filter((version) => version.current);
  const hasPackage = product.package !== undefined || product.versionOf !== undefined;
  const faults: Fault[] = [];
  if (versions.length > 0 && current.length !== 1) {
    faults.push({
      option,
      what: `"${product.id}" has ${current.length} current versions`,
      fix: 'mark exactly one version with "current: true"',
    });
  }
  versions.forEach((version, i) => {
    const at = `${option}[${i}]`;
    if (version.current && version.href !== undefined) {
      const what = `the current version has the address "${version.href}"`;
      faults.push({option: `${at}.href`, what, fix: 'remove it: the current version is this site'});
    }
    if (!version.current && version.href === undefined) {
      const what = `version "${version.text ?? ''}" has no address`;
      faults.push({option: `${at}.href`, what, fix: "add a site path or an archive's address"});
    }
    if (version.text === undefined && !(version.current && hasPackage)) {
      const fix = 'add the text the dropdown shows';
      faults.push({option: `${at}.text`, what: 'the version has no text', fix});
    }
  });
  return faults;
}

function referenceFaults(products: readonly ProductOptions[], context: CheckContext): Fault[] {
  const ids = products.map(({id}) => id);
  const references = [
    {option: 'fallback', id: context.fallback},
    ...products.flatMap(({versionOf}, i) =>
      versionOf === undefined ? [] : [{option: `products[${i}].versionOf`, id: versionOf}],
    ),
  ];
  return references
    .filter(({id}) => !ids.includes(id))
    .map(({option, id}) => ({
      option,
      what: `"${id}" is no product`,
      fix: context.suggest(id, ids),
    }));
}
