import path from 'node:path';

/** What npm is asked for. */
export type Spec =
  | {kind: 'registry'; name: string; range?: string}
  /** A tarball or a folder; `path` is absolute. */
  | {kind: 'file'; path: string}
  /** An address, or a repository: its name is known once it is installed. */
  | {kind: 'address'; text: string};

const FILE =
  /^(?:\.{1,2}(?:[\\/]|$)|[\\/~]|file:|[A-Za-z]:[\\/])|^(?!.*:\/\/).*\.(?:tgz|tar|tar\.gz)$/;
const ADDRESS = /^(?:https?|git(?:\+\w+)?|ssh|github|gitlab|bitbucket):\S+$/;
const REGISTRY =
  /^(?<name>(?:@[a-z\d~][a-z\d._~-]*\/)?[a-z\d~][a-z\d._~-]*)(?:@(?<range>[^\s@:/]+(?: [^@:/]+)?))?$/;

/** The longest name that npm takes. */
const MAX_NAME = 214;

/**
 * Reads what was written for `--package` or `--vitrine`.
 *
 * @param option its name, for the message
 * @param cwd folder that a path in it is relative to
 * @throws Error where npm would not take it
 */
export function parseSpec(option: string, text: string, cwd: string): Spec {
  if (FILE.test(text)) {
    const written = text.replace(/^file:(?:\/\/(?=\/))?/, '');
    return {kind: 'file', path: path.resolve(cwd, written)};
  }
  if (ADDRESS.test(text)) return {kind: 'address', text};
  const {name = '', range} = REGISTRY.exec(text)?.groups ?? {};
  if (name !== '' && name.length <= MAX_NAME) {
    return {kind: 'registry', name, ...(range !== undefined && {range})};
  }
  throw new Error(
    `--${option}: "${text}" is no package. Fix: write a name (@acme/ui), a name with a version (@acme/ui@1.2.0), or the path of a tarball or folder (./acme-ui-1.2.0.tgz).`,
  );
}

/**
 * A package as it stands in a package.json.
 *
 * @param folder of that package.json, absolute
 * @returns `undefined`: whatever version npm finds
 */
export function versionIn(folder: string, spec: Spec): string | undefined {
  if (spec.kind === 'registry') return spec.range;
  if (spec.kind === 'address') return spec.text;
  return `file:${toPosix(path.relative(folder, spec.path))}`;
}

/** A package as `npm install` is asked for it. */
export function argumentOf(folder: string, spec: Spec): string {
  if (spec.kind !== 'registry') return versionIn(folder, spec) ?? '';
  return spec.range === undefined ? spec.name : `${spec.name}@${spec.range}`;
}

/** Where a package has been installed to, and what was asked for there. */
export interface Holder {
  /** Folder whose node_modules holds it, absolute. */
  folder: string;
  /** Its package.json. */
  manifest: Partial<Record<(typeof FIELDS)[number], Record<string, string>>>;
}

const FIELDS = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;

/**
 * The Vitrine that a new site is made for: that by which it is made.
 *
 * @param version of this Vitrine
 * @param holder `undefined`: it was not installed, it is the repository
 * @throws Error for the repository: nothing is ever linked
 */
export function ownSpec(name: string, version: string, holder: Holder | undefined): Spec {
  if (!holder) {
    throw new Error(
      `This is ${name}'s own repository, which no site can install. Fix: npm pack, and give the tarball: --vitrine ./${name}-${version}.tgz.`,
    );
  }
  const written = FIELDS.map((field) => holder.manifest[field]?.[name]).find(Boolean);
  const isElsewhere = written !== undefined && (FILE.test(written) || ADDRESS.test(written));
  if (isElsewhere) return parseSpec('vitrine', written, holder.folder);
  return {kind: 'registry', name, range: `^${version}`};
}

function toPosix(file: string) {
  return file.split(path.sep).join('/');
}
