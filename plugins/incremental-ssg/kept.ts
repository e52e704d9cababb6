import {readFileSync} from 'node:fs';
import {deserialize, serialize} from 'node:v8';
import {hashOf, writeText} from '../_shared/node/cache';
import {KEY_LETTERS} from './core';

/** What this build and the last one have made, by what it was made of. */
export interface Kept {
  /** @returns `undefined` where the last build had nothing like it, or another version made it */
  read: (source: string) => Uint8Array | undefined;
  write: (source: string, made: Uint8Array) => void;
  /** Writes what this run has asked for, where it is not what was there. */
  save: () => void;
}

/**
 * Opens what is kept in one file.
 *
 * @param file a torn one counts as none
 * @param version of what makes it
 */
export function openKept(file: string, version: string): Kept {
  // Each by itself, in bytes: whoever gets it may write to it, and of thousands of pages the objects
  // would take the memory that the bundler has need of.
  const kept = readPack(file);
  const asked = new Map<string, Uint8Array>();
  const nameOf = (source: string) => hashOf(version + source, KEY_LETTERS);
  return {
    read(source) {
      const name = nameOf(source);
      const found = asked.get(name) ?? kept.get(name);
      if (found) asked.set(name, found);
      return found;
    },
    write: (source, made) => void asked.set(nameOf(source), made),
    save() {
      if (asked.size === kept.size && [...asked.keys()].every((name) => kept.has(name))) return;
      const body = serialize(asked);
      try {
        writeText(file, Buffer.concat([Buffer.from(hashOf(body, SUM_LETTERS)), body]));
      } catch {
        // Without room for it, all is made anew the next time.
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
