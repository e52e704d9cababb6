import type {DefaultWarning} from '../../../api-model/core/extract/extract';
import type {Fault} from '../../../api-model/core/fault';
import type {Wording} from './faults';

interface Subject {
  product: string;
  version: string;
  /** npm name. */
  package: string;
}

/** A library's own source that is not where the options say. */
export function entryFault({product, entry}: {product: string; entry: string}): Fault {
  return {
    where: `plugin api-reference, entry of product ${product}`,
    what: `there is no file ${entry}`,
    fix: "name the file that exports the library's components, relative to the site",
  };
}

/** A name that the option `include` adds, and the package does not have. */
export function includeFault(
  name: string,
  {product, package: from}: Subject,
  exported: readonly string[],
  {nearest, quote}: Wording,
): Fault {
  const near = nearest(name, exported);
  return {
    where: `plugin api-reference, include of product ${product}`,
    what: `${from} has no component or hook ${quote(name)}`,
    fix: near.length > 0 ? `did you mean ${near.map(quote).join(' or ')}?` : 'remove the name',
  };
}

/** A version that the product's docs do not have. */
export function versionFault(
  {product, version}: Subject,
  known: readonly string[],
  {nearest, quote}: Wording,
): Fault {
  const [near = known.join(', ')] = nearest(version, known);
  return {
    where: `plugin api-reference, version of product ${product}`,
    what: `its docs have no version ${quote(version)}`,
    fix: `name one that they have: ${near}`,
  };
}

/** A package in which there is nothing to document: an empty reference helps nobody. */
export function emptyFault({product, package: from}: Subject, version: string): Fault {
  return {
    where: `plugin api-reference, package of product ${product}`,
    what: `${from} ${version} exports no component and no hook`,
    fix: 'correct the name, or take the product out of the list',
  };
}

/** Defaults that the documentation states otherwise than the code, which is what is published. */
export function defaultFaults(warnings: readonly DefaultWarning[], label: string): Fault[] {
  return warnings.map(({component, prop, documented, actual, file, line}) => ({
    where: `${label}, ${file}:${line}`,
    what: `${component}: the documentation says that ${prop} is ${documented} by default, the code says ${actual}`,
    fix: 'correct the comment; what the code does is published',
  }));
}
