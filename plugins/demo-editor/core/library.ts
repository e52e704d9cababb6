/** What libraries are made with, and what every demo needs. */
const COMMON = /^(?:react|react-dom|@types\/.*|@emotion\/.*)$/;

/**
 * The library that a demo is of: the first of its packages that is not what libraries are made with.
 *
 * @param packages exact version of each package that the demo needs
 * @returns `undefined` for a demo of React alone
 */
export function libraryOf(packages: Readonly<Record<string, string>>): string | undefined {
  return Object.keys(packages)
    .filter((name) => !COMMON.test(name))
    .sort()[0];
}
