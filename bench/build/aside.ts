import {existsSync, mkdirSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';
import {ROOT} from '../../scripts/lib/setup';

/** On the volume of the sites, where a folder is moved by its name alone. */
const ASIDE = path.join(ROOT, '.cache/bench-aside');

let moved = 0;

/**
 * Has a file or a folder out of the way without deleting it: ext4 passes over what was deleted in
 * the last minutes each time it makes a file, and the build that follows would pay for the one before.
 */
export function setAside(file: string): void {
  if (!existsSync(file)) return;
  mkdirSync(ASIDE, {recursive: true});
  renameSync(file, path.join(ASIDE, `${process.pid}-${moved}`));
  moved += 1;
}

/** Deletes what runs have set aside, once nothing is measured any more. */
export function removeAside(): void {
  rmSync(ASIDE, {recursive: true, force: true});
}
