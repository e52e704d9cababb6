import {mkdirSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {deserialize, serialize} from 'node:v8';
import {hashOf, writeText} from '../_shared/node/cache';
import {keptInMemory, type KeptReads, type PageContents} from '../page-reader';
import {KEY_LETTERS} from './core';
import {openKept, type Kept} from './kept';

/** What was read of pages, in one file. */
export interface Reads extends KeptReads, Pick<Kept, 'save'> {}

/** All locales of a build ask the same; Docusaurus makes the plugin anew for each of them. */
const OPEN: unique symbol = Symbol.for('vitrine.openReads');
const scope = globalThis as {[OPEN]?: Map<string, Reads>};

/**
 * What was read of pages in builds before this one, or when the site was served before.
 *
 * @param folder of the files of both
 */
export function openReads(folder: string): Reads {
  const open = (scope[OPEN] ??= new Map());
  const isServed = process.env.NODE_ENV === 'development';
  const file = path.join(folder, isServed ? 'served' : 'sources');
  const reads = open.get(file) ?? createReads(file, versionOf(__dirname));
  open.set(file, reads);
  return isServed ? inMemory(reads) : reads;
}

/**
 * @param file a torn one counts as none
 * @param version of what reads pages: what another one has read is not taken
 */
export function createReads(file: string, version: string): Reads {
  const {read, write, save} = openKept(file, version);
  return {
    read(key) {
      const found = read(key);
      return found && (deserialize(found) as PageContents);
    },
    write: (key, contents) => write(key, serialize(contents)),
    save,
  };
}

/**
 * Keeps what was read in memory as well: after each edit all pages are asked for. From the first
 * `save` on, in memory alone.
 */
export function inMemory(reads: Reads): Reads {
  const known = keptInMemory();
  let kept: Reads | undefined = reads;
  return {
    read(key) {
      const found = known.read(key) ?? kept?.read(key);
      if (found) known.write(key, found);
      return found;
    },
    write(key, contents) {
      known.write(key, contents);
      kept?.write(key, contents);
    },
    save() {
      kept?.save();
      kept = undefined;
    },
  };
}

/** What reads pages: our own code, and that of the packages it stands on. */
const READERS = [
  ...['node', 'site', 'text'].map((topic) => `../_shared/${topic}`),
  '../page-reader',
  '../../vendor',
];
const INSTALLED = '../../package-lock.json';

const VERSION_LETTERS = 64;

/** @param folder of this plugin */
function versionOf(folder: string): string {
  const files = READERS.flatMap((room) => modulesIn(path.join(folder, room)));
  const texts = [...files, path.join(folder, INSTALLED)].map((file) => {
    try {
      return readFileSync(file, 'utf8');
    } catch {
      // The package has no list of what is installed, and the repository has nothing taken in.
      return '';
    }
  });
  return hashOf(process.version + texts.join('\0'), VERSION_LETTERS);
}

function modulesIn(room: string): string[] {
  try {
    const files = readdirSync(room).filter((file) => /\.m?[jt]s$/.test(file));
    return files.sort().map((file) => path.join(room, file));
  } catch {
    return [];
  }
}

/** Makes the folder of rendered pages; without it, none are kept. */
export function createPages(folder: string): void {
  try {
    mkdirSync(folder, {recursive: true});
  } catch {
    // The disk is full, or not ours to write to.
  }
}

export function countPages(folder: string): number {
  return listed(folder).length;
}

/** What the bundler names the files of chunks by. */
const HASHES_OF_CHUNKS = /\b[\da-f]{8}\b/g;

/**
 * Whether the bundle that renders the pages is that of the last build, but for the names of the chunks
 * that have changed. Decides how pages are rendered, never what is taken: a guess is good enough.
 *
 * @param mark is where the next build looks for this one
 */
export function isLastShell(bundle: string, mark: string): boolean {
  try {
    const now = hashOf(readFileSync(bundle, 'latin1').replace(HASHES_OF_CHUNKS, ''));
    const last = readText(mark);
    if (now !== last) writeText(mark, now);
    return now === last;
  } catch {
    return false;
  }
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Removes pages that the site no longer has. */
export function clearPages(folder: string, paths: readonly string[]): void {
  const names = new Set(paths.map((page) => hashOf(page, KEY_LETTERS)));
  for (const name of listed(folder)) {
    if (!names.has(name)) rmSync(path.join(folder, name), {force: true});
  }
}

function listed(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
