/** The parts of `package-lock.json` that are looked at. */
export interface Lockfile {
  packages: Record<string, LockedPackage>;
}

interface LockedPackage {
  name?: string;
  version?: string;
  resolved?: string;
  integrity?: string;
  /** Whether it is a folder of the repository. */
  link?: boolean;
  license?: string;
  /** Whether it runs something when it is installed. */
  hasInstallScript?: boolean;
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

/** All packages but the repository itself and what it has linked of itself, by name. */
function installed({packages}: Lockfile): [name: string, locked: LockedPackage][] {
  return Object.entries(packages)
    .filter(([folder, {link}]) => folder.includes('node_modules/') && !link)
    .map(([folder, locked]) => [folder.replace(/^.*node_modules\//, ''), locked]);
}

/** Packages whose bytes nobody would check. */
export function integrityFaults(lockfile: Lockfile): string[] {
  return installed(lockfile)
    .filter(([, {integrity}]) => !/^sha512-/.test(integrity ?? ''))
    .map(([name]) => name);
}

/** Packages that run something when they are installed, in the order of their names. */
export function scriptsIn(lockfile: Lockfile): string[] {
  const names = installed(lockfile).flatMap(([name, one]) => (one.hasInstallScript ? [name] : []));
  return [...new Set(names)].sort();
}

/**
 * Packages whose licence is none of those that are allowed.
 *
 * @param allowed names of licences, as SPDX writes them; of `(A OR B)` one is enough
 * @param known packages that were looked at
 */
export function licenceFaults(
  lockfile: Lockfile,
  allowed: readonly string[],
  known: readonly string[],
): string[] {
  const isAllowed = (licence = '') =>
    licence
      .replaceAll(/[()]/g, '')
      .split(' OR ')
      .some((one) => one.split(' AND ').every((each) => allowed.includes(each)));
  return installed(lockfile)
    .filter(([name, {license}]) => !isAllowed(license) && !known.includes(name))
    .map(([name, {license}]) => `${name}: ${license ?? 'no licence'}`);
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
