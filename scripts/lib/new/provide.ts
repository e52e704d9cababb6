import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {findPackage} from '../packages';
import type {LibraryManifest} from './library';
import {findOut, install, isConflict} from './npm';
import {readManifest} from './own';
import type {Own} from './own';
import {readyFor} from './ready';
import {installedIn, missingWriters} from './standing';
import type {Wish} from './site';
import {missingPeers, siteManifest} from './siteFiles';
import type {SiteManifest} from './siteFiles';
import {argumentOf, versionIn} from './specs';
import type {Spec} from './specs';

/** What is asked of a library's package.json for what has to be installed beside it. */
type Asked = 'dependencies' | 'peerDependencies' | 'peerDependenciesMeta';

/**
 * Puts a package.json into a folder, and what it says beside it.
 *
 * @returns npm name of the library
 */
export async function provide(
  folder: string,
  {library, vitrine, isInstalled, signal, say, ...wish}: Wish & {vitrine: Spec},
  {manifest: own}: Own,
): Promise<string> {
  const base = path.basename(wish.folder);
  const manifest = siteManifest(base, own, versionIn(folder, vitrine) ?? 'latest');
  if (!isInstalled) return withoutNpm(folder, library, manifest);
  say('Installing packages …');
  const spec = argumentOf(folder, library);
  if (library.kind === 'registry') await findOut(folder, spec, signal);
  await installLibrary(folder, spec, {manifest, signal});
  const after = readManifest<SiteManifest>(folder) ?? manifest;
  const name = installedName(library, manifest, after);
  const found = readManifest<Pick<LibraryManifest, Asked>>(path.join(folder, 'node_modules', name));
  const needed = [...missingPeers(found ?? {}, after), ...forLooks({...found, name}, folder)];
  if (needed.length > 0) await install(folder, needed, signal);
  return name;
}

/** What writes its styles, and what its ready frame needs; npm takes the last that is asked of a name. */
function forLooks(library: Pick<LibraryManifest, Asked | 'name'>, folder: string): string[] {
  const installed = installedIn(folder);
  const ready = readyFor(library, installed);
  return [...missingWriters(library, installed), ...(ready?.packages ?? [])];
}

/** What a site has one of; libraries ask for its types as well. */
const REACT = ['react', 'react-dom', '@types/react', '@types/react-dom'];

/** A library that asks for another React than that of the site gets that of the site. */
async function installLibrary(
  folder: string,
  library: string,
  {manifest, signal}: {manifest: SiteManifest; signal: AbortSignal},
): Promise<void> {
  write(folder, manifest);
  try {
    await install(folder, [library], signal);
  } catch (error) {
    if (!isConflict(error)) throw error;
    const overrides = Object.fromEntries(REACT.map((name) => [name, `$${name}`]));
    write(folder, {...manifest, overrides});
    await install(folder, [library], signal);
  }
}

/** The dependency that npm has put into a package.json. */
function installedName(library: Spec, before: SiteManifest, after: SiteManifest): string {
  if (library.kind === 'registry') return library.name;
  const added = Object.keys(after.dependencies).filter((name) => !(name in before.dependencies));
  const [name] = added;
  if (name !== undefined) return name;
  throw new Error('npm has not told the name of the package. Fix: give --package a name.');
}

/** Where nothing is installed, the library is what the folders above have. */
function withoutNpm(folder: string, library: Spec, manifest: SiteManifest): string {
  const name =
    library.kind === 'registry'
      ? library.name
      : library.kind === 'file' && readManifest<{name?: string}>(library.path)?.name;
  if (!name) {
    throw new Error(
      '--no-install: only npm can tell the name of this package. Fix: leave the option out, or name a package that a folder above has installed.',
    );
  }
  if (!findPackage(folder, name)) {
    throw new Error(
      `--no-install: no folder above has ${name} in its node_modules. Fix: install it there, or leave the option out.`,
    );
  }
  manifest.dependencies[name] = versionIn(folder, library) ?? '*';
  write(folder, manifest);
  return name;
}

function write(folder: string, manifest: SiteManifest) {
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
}
