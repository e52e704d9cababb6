/** The fields of a package.json that say which packages come with it. */
export interface Dependent {
  name?: string | undefined;
  dependencies?: Record<string, string> | undefined;
  devDependencies?: Record<string, string> | undefined;
  peerDependencies?: Record<string, string> | undefined;
  optionalDependencies?: Record<string, string> | undefined;
}

/** What a site is made with: what that stands on is its own affair, and none of a demo's. */
const MAKERS = /^(?:vitrine$|@docusaurus\/)/;

/**
 * The packages that a site has by its own wish: those that its package.json names, and what these
 * bring along. What only Docusaurus stands on is installed beside them, in a version of its choice,
 * and may be gone with its next one.
 *
 * @param roots the package.json of the site, and those of the folders above it
 * @param read the package.json of an installed package
 */
export function broughtPackages(
  roots: readonly Dependent[],
  read: (name: string) => Dependent | undefined,
): Set<string> {
  const found = new Set(
    roots.flatMap(({name, devDependencies, ...rest}) => [
      ...(name === undefined ? [] : [name]),
      ...Object.keys(devDependencies ?? {}),
      ...dependenciesOf(rest),
    ]),
  );
  for (const name of found) {
    const manifest = MAKERS.test(name) ? undefined : read(name);
    // A set is walked with what is added on the way.
    if (manifest) for (const one of dependenciesOf(manifest)) found.add(one);
  }
  return found;
}

function dependenciesOf({
  dependencies,
  peerDependencies,
  optionalDependencies,
}: Dependent): string[] {
  return [dependencies, peerDependencies, optionalDependencies].flatMap((one) =>
    Object.keys(one ?? {}),
  );
}
