import {existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {ErrorParts} from '../../../plugins/_shared/text/errors';
import {inlinedReact} from '../../../plugins/site/inlinedReact';
import {installedVersion} from '../../../plugins/_shared/node/packages';
import {otherReact} from '../../../plugins/site/core/peers';
import {findBrowser} from '../chromium';
import {findPackage} from '../packages';
import {makeAside, writeInto} from './folder';
import type {Files} from './folder';
import {formatTs} from './format';
import {identityOf} from './identity';
import type {Identity} from './identity';
import {readLibrary} from './library';
import type {Library, LibraryManifest} from './library';
import {findOut, install, isConflict} from './npm';
import {findOwn, readManifest} from './own';
import type {Own} from './own';
import {findDemos} from './pages';
import type {Shown} from './pages';
import {productFiles} from './product';
import {framePackages, otherVersion, readyFor, stylesFor} from './ready';
import {configText, marksOf, missingPeers, siteManifest, surroundings} from './siteFiles';
import type {Entry, SiteManifest} from './siteFiles';
import {turboFiles} from './turbo';
import {argumentOf, ownSpec, versionIn} from './specs';
import type {Spec} from './specs';

/** What a new site is made of. */
export interface Wish {
  /** Absolute. */
  folder: string;
  library: Spec;
  /** What readers call the library. Default: made of the package's name. */
  name?: string | undefined;
  /** File that exports the library's own source, absolute. */
  entry?: string | undefined;
  /** Default: the Vitrine that is running. */
  vitrine?: Spec | undefined;
  isInstalled: boolean;
  /** Nothing is kept. */
  isDry: boolean;
  signal: AbortSignal;
  /** Told what is being done. */
  say: (text: string) => void;
}

/** What was made, or would have been. */
export interface Made {
  isKept: boolean;
  identity: Identity;
  files: Files;
  shown: Shown;
  /** What the library says that need not end the work. */
  notices: ErrorParts[];
}

/** What is asked of a library's package.json for what has to be installed beside it. */
type Asked = 'dependencies' | 'peerDependencies' | 'peerDependenciesMeta';

/** Where a frame stands in a new site. */
const FRAME = './src/frame.tsx';

/**
 * Makes a site for a library: aside, so that nothing is left of one that fails.
 *
 * @throws Error where the folder is taken, npm fails, or the library has nothing to document
 */
export async function makeSite(wish: Wish): Promise<Made> {
  const own = findOwn();
  const vitrine = wish.vitrine ?? ownSpec(own.manifest.name, own.manifest.version, own.holder);
  return makeAside(wish.folder, async (folder) => {
    const name = await provide(folder, {...wish, vitrine}, own);
    wish.signal.throwIfAborted();
    wish.say(`Reading ${name} …`);
    const library = readLibrary(folder, name, wish.entry);
    const identity = identityOf(name, library.manifest.description, {name: wish.name});
    wish.say('Trying its components …');
    const {models} = library;
    const {signal, entry} = wish;
    const styles = stylesFor(library.manifest);
    const browser = findBrowser();
    const workshop = {siteDir: folder, package: name, models, entry, signal, styles, browser};
    const shown = await findDemos(workshop, undefined);
    const site = await siteFiles(identity, library, shown, entryIn(wish));
    const files = new Map([...site, ...turboFiles(wish.folder)]);
    writeInto(folder, files);
    const {manifest} = library;
    const notices = [
      ...library.notices,
      ...otherReact(name, manifest, (peer) => installedVersion(folder, peer)),
      ...inlinedReact(folder, name),
      ...otherVersion(manifest),
    ];
    return {isKept: !wish.isDry, identity, files: withManifests(files, folder), shown, notices};
  });
}

/**
 * Puts a package.json into a folder, and what it says beside it.
 *
 * @returns npm name of the library
 */
async function provide(
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
  const needed = [...missingPeers(found ?? {}, after), ...framePackages(name, found?.dependencies)];
  if (needed.length > 0) await install(folder, needed, signal);
  return name;
}

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
    write(folder, {...manifest, overrides: {react: '$react', 'react-dom': '$react-dom'}});
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

function entryIn({entry, folder}: Wish) {
  return entry && path.relative(folder, entry).split(path.sep).join('/');
}

/** All that is written by hand, so to speak: without what npm has. */
async function siteFiles(
  identity: Identity,
  {manifest, models, css: found, modes: inSheet}: Library,
  {frame: written, ...shown}: Shown,
  entry: string | undefined,
): Promise<Map<string, string>> {
  const ready = readyFor(manifest.name);
  const css = ready ? ready.css : found;
  const frame = ready?.frame ?? (written && FRAME);
  const {modes, mirror} = ready ?? {modes: inSheet};
  const product: Entry = {...identity, package: manifest.name, css, modes, mirror, frame, entry};
  return new Map([
    ['docusaurus.config.ts', await formatTs(configText(product))],
    ...surroundings(identity),
    ...marksOf(identity),
    ...(written === undefined || ready ? [] : [['src/frame.tsx', written] as const]),
    ...(await productFiles(identity, {manifest, css, models}, shown)),
  ]);
}

/** What npm wrote beside it, for the list of all files. */
function withManifests(files: Files, folder: string): Files {
  const own = ['package.json', 'package-lock.json'].filter((name) =>
    existsSync(path.join(folder, name)),
  );
  return new Map([...own.map((name): [string, string] => [name, '']), ...files]);
}
