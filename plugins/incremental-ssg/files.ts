import {mkdirSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {deserialize, serialize} from 'node:v8';
import {hashOf, writeText} from '../_shared/node/cache';
import type {KeptReads, PageContents} from '../page-reader';
import {KEY_LETTERS} from './core';

/** What was read of pages, in one file. */
export interface Reads extends KeptReads {
  /** Writes what this run has asked for, where it is not what was there. */
  save: () => void;
}

/** All locales of a build ask the same; Docusaurus makes the plugin anew for each of them. */
const OPEN: unique symbol = Symbol.for('vitrine.openReads');
const scope = globalThis as {[OPEN]?: Map<string, Reads>};

/** What was read of pages in builds before this one. */
export function openReads(file: string): Reads {
  const open = (scope[OPEN] ??= new Map());
  const known = open.get(file) ?? createReads(file, versionOf(__dirname));
  open.set(file, known);
  return known;
}

/**
 * @param file a torn one counts as none
 * @param version of what reads pages: what another one has read is not taken
 */
export function createReads(file: string, version: string): Reads {
  // Each by itself, in bytes: whoever gets it may write to it, and of thousands of pages the objects
  // would take the memory that the bundler has need of.
  const kept = readPack(file);
  const asked = new Map<string, Uint8Array>();
  const keptName = (key: string) => hashOf(version + key, KEY_LETTERS);
  return {
    read(key) {
      const name = keptName(key);
      const found = asked.get(name) ?? kept.get(name);
      if (!found) return undefined;
      asked.set(name, found);
      return deserialize(found) as PageContents;
    },
    write: (key, contents) => void asked.set(keptName(key), serialize(contents)),
    save() {
      if (asked.size === kept.size && [...asked.keys()].every((name) => kept.has(name))) return;
      const body = serialize(asked);
      try {
        writeText(file, Buffer.concat([Buffer.from(hashOf(body, SUM_LETTERS)), body]));
      } catch {
        // Without room for it, all is read anew the next time.
      }
    },
  };
}

const SUM_LETTERS = 64;

function readPack(file: string): Map<string, Uint8Array> {
  try {
    const bytes = readFileSync(file);
    const body = bytes.subarray(SUM_LETTERS);
    const isWhole = bytes.subarray(0, SUM_LETTERS).toString() === hashOf(body, SUM_LETTERS);
    return isWhole ? (deserialize(body) as Map<string, Uint8Array>) : new Map();
  } catch {
    return new Map();
  }
}

/** What reads pages: our own code, and that of the packages it stands on. */
const READERS = [
  ...['node', 'site', 'text'].map((topic) => `../_shared/${topic}`),
  '../page-reader',
  '../../vendor',
];
const INSTALLED = '../../package-lock.json';

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
  return hashOf(process.version + texts.join('\0'), SUM_LETTERS);
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
