import {existsSync} from 'node:fs';
import path from 'node:path';
import type {ErrorParts} from '../../../plugins/_shared/text/errors';
import {findBrowser} from '../chromium';
import {makeAside, writeInto} from './folder';
import type {Files} from './folder';
import {formatTs} from './format';
import {identityOf} from './identity';
import type {Identity} from './identity';
import {readLibrary} from './library';
import type {Library} from './library';
import {findOwn} from './own';
import {findDemos} from './pages';
import type {Shown} from './pages';
import {productFiles} from './product';
import {provide} from './provide';
import {noticesOf} from './notices';
import {frameFor, looksFor, readyFor} from './ready';
import {installedIn, stylesFor} from './standing';
import type {Chosen} from './ready';
import {configText, marksOf, surroundings} from './siteFiles';
import type {Entry} from './siteFiles';
import {isForTailwind, looksByTailwind, noLooks} from './tailwind';
import {turboFiles} from './turbo';
import {ownSpec} from './specs';
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
    const {looks, ready, ...library} = await libraryOf(folder, name, wish);
    const identity = identityOf(name, library.manifest.description, {name: wish.name});
    wish.say('Trying its components …');
    const {models} = library;
    const {signal, entry} = wish;
    const styles = stylesFor(library.manifest, installedIn(folder));
    const browser = findBrowser();
    const workshop = {
      ...{siteDir: folder, package: name, models, entry, signal},
      ...{styles, css: ready?.css ?? library.css, browser},
    };
    const shown = await findDemos(workshop, undefined);
    const site = await siteFiles(identity, {...library, ready}, shown, entryIn(wish));
    const written = new Map([...site, ...turboFiles(wish.folder)]);
    writeInto(folder, written);
    // Tailwind CSS had to read its sheet before.
    const files = new Map([...written, ...looks]);
    const {manifest} = library;
    const notices = [...library.notices, ...noticesOf(folder, name, manifest)];
    return {isKept: !wish.isDry, identity, files: withManifests(files, folder), shown, notices};
  });
}

/** A library, and the frame that is ready for it. */
interface Framed extends Library {
  ready: Chosen | undefined;
}

/** A library with its looks, which Tailwind CSS may have to make, and the files of those. */
async function libraryOf(
  folder: string,
  name: string,
  wish: Wish,
): Promise<Framed & {looks: [string, string][]}> {
  const read = readLibrary(folder, name, wish.entry);
  const {css, manifest, notices} = read;
  const library = {...read, ready: readyFor(manifest, installedIn(folder))};
  const isMade = css !== undefined || library.ready || !isForTailwind(manifest, !!wish.entry);
  if (isMade) return {...library, looks: []};
  const asked = {manifest, entry: entryIn(wish)};
  const made = wish.isInstalled
    ? await looksByTailwind(folder, asked, wish.signal)
    : noLooks(manifest.name);
  if ('what' in made) return {...library, notices: [...notices, made], looks: []};
  return {...library, css: made.css, modes: made.modes, looks: made.files};
}

function entryIn({entry, folder}: Wish) {
  return entry && path.relative(folder, entry).split(path.sep).join('/');
}

/** All that is written by hand, so to speak: without what npm has. */
async function siteFiles(
  identity: Identity,
  {manifest, models, css: found, modes: inSheet, ready: known}: Framed,
  {frame: written, ...shown}: Shown,
  entry: string | undefined,
): Promise<Map<string, string>> {
  const {name} = manifest;
  const ready = frameFor(name, known, written);
  const looks = looksFor(name, ready, {css: found, modes: inSheet}, written && FRAME);
  const {css} = looks;
  const product: Entry = {...identity, package: name, ...looks, entry};
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
