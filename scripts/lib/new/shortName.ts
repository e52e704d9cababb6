import {beginsWith} from './localName';

/** A library of fewer components has them begin alike by chance. */
const FEWEST = 8;

/** How many of the names have to begin with it: some packages export what is of another one. */
const SHARE = 0.9;

/** Longer ones are words that readers look for, unless the package is called so. */
const LONGEST = 4;

/**
 * What the names of a package's components begin with, to tell them from those of other packages:
 * `Ion` of `IonButton` and `IonCard`, `C` of `CButton`. Nobody calls them by it.
 *
 * @param packageName npm name
 * @returns an empty text where they begin with nothing of the kind
 */
export function sharedPrefix(names: readonly string[], packageName: string): string {
  const least = Math.max(FEWEST, names.length * SHARE);
  const isShared = (prefix: string) =>
    names.filter((name) => beginsWith(name, prefix)).length >= least;
  const isNamespace = (prefix: string) =>
    !names.includes(prefix) &&
    (prefix.length <= LONGEST || packageName.toLowerCase().includes(prefix.toLowerCase()));
  // In order, names that begin alike stand together: with most of them, the one in the middle.
  const middle = names.toSorted()[Math.floor(names.length / 2)] ?? '';
  const prefixes = Array.from(middle, (_, end) => middle.slice(0, end));
  return prefixes.findLast((prefix) => isShared(prefix) && isNamespace(prefix)) ?? '';
}

/** A name without that; the name itself where it does not begin with it. */
export function shortName(name: string, prefix: string): string {
  return beginsWith(name, prefix) ? name.slice(prefix.length) : name;
}
