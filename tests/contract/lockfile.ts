/** The parts of `package-lock.json` that are looked at. */
export interface Lockfile {
  packages: Record<string, {name?: string; version?: string; resolved?: string}>;
}

/** The parts of `package.json` that name versions. */
export interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  overrides?: Record<string, string>;
}

/** What a package is locked at, as package.json writes it: an alias names the real package. */
export function lockedAs({packages}: Lockfile, name: string): string | undefined {
  const entry = packages[`node_modules/${name}`];
  return entry?.name ? `npm:${entry.name}@${entry.version}` : entry?.version;
}

/** Packages that the lockfile ties to a host, so that another registry could not serve them. */
export function hostFaults({packages}: Lockfile): string[] {
  return Object.entries(packages)
    .filter(([, {resolved}]) => resolved?.includes('://'))
    .map(([name, {resolved}]) => `${name} is fetched from ${resolved}`);
}

/** The versions in which packages of a scope are installed; more than one is a fault. */
export function versionsOf({packages}: Lockfile, scope: string): string[] {
  const inScope = Object.entries(packages).filter(([name]) =>
    new RegExp(`node_modules/${scope}/[^/]+$`).test(name),
  );
  return [...new Set(inScope.map(([, {version}]) => version ?? 'none'))];
}

/** Dependencies given as a range or a tag, which another day's install resolves otherwise. */
export function rangeFaults(manifest: Manifest): string[] {
  const groups = [manifest.dependencies, manifest.devDependencies, manifest.overrides];
  return groups
    .flatMap((group) => Object.entries(group ?? {}))
    .filter(
      ([, version]) => !/^(?:npm:(?:@[\w-]+\/)?[\w-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version),
    )
    .map(([name, version]) => `${name}: ${version}`);
}
