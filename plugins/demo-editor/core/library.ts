/**
 * The library that a demo is of: the first of those that can be edited whose package it needs.
 *
 * @param packages exact version of each package that the demo needs
 * @param libraries npm name of each with those of its further packages, in the order of the site's
 *   products
 * @returns its name; `undefined` for a demo of React alone
 */
export function libraryOf(
  packages: Readonly<Record<string, string>>,
  libraries: readonly (readonly [name: string, ...parts: string[]])[],
): string | undefined {
  return libraries.find((names) => names.some((name) => Object.hasOwn(packages, name)))?.[0];
}
