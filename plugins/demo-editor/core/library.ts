/**
 * The library that a demo is of: the first of those that can be edited whose package it needs.
 *
 * @param packages exact version of each package that the demo needs
 * @param libraries npm names, in the order of the site's products
 * @returns `undefined` for a demo of React alone
 */
export function libraryOf(
  packages: Readonly<Record<string, string>>,
  libraries: readonly string[],
): string | undefined {
  return libraries.find((name) => Object.hasOwn(packages, name));
}
