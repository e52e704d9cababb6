import type {PackageFacts} from '../facts/context';

/** What a package's models are made of, beside their names. */
export interface Source {
  facts: PackageFacts;
  /** Versions of compiler, extractor and the dependencies that the types refer to. */
  fingerprint: string;
}

interface Manifest {
  name?: string;
  version?: string;
  homepage?: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/**
 * @param name npm name, or the alias by which it is installed
 * @param manifest text of the package's package.json
 * @param tools versions or hashes of what extracts
 * @param versionOf installed version of a dependency, as the package would resolve it
 * @param folders see {@link PackageFacts.folders}
 */
export function toSource(
  name: string,
  manifest: string,
  tools: readonly string[],
  versionOf: (dependency: string) => string | undefined,
  folders: readonly string[] = [],
): Source {
  const {name: own = name, version = '', homepage = '', ...rest} = JSON.parse(manifest) as Manifest;
  const dependencies = Object.keys({...rest.dependencies, ...rest.peerDependencies}).sort();
  const versions = dependencies.map((dependency) => [dependency, versionOf(dependency) ?? null]);
  const origin = URL.canParse(homepage) ? new URL(homepage).origin : null;
  const alias = own === name ? {} : {alias: name};
  const facts = {name: own, ...alias, version, origin, ...(folders.length > 0 && {folders})};
  return {facts, fingerprint: JSON.stringify([tools, versions])};
}
