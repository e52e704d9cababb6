import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';

/** The repository's folder; in the package, that of what was compiled. */
export const ROOT = path.resolve(import.meta.dirname, '../..');

const OWN_RUNNER = path.join(ROOT, 'scripts/run.mjs');

/**
 * What node is given to run a command in a process of its own: this, and the command's name. The
 * package needs nobody to install it and to read its TypeScript.
 */
export const RUNNER = existsSync(OWN_RUNNER) ? OWN_RUNNER : path.join(ROOT, 'scripts/vitrine.mjs');

/**
 * Runs a command with its output shown.
 *
 * @returns whether it ended well
 */
export function run(command: string, args: string[], env = process.env): boolean {
  return spawnSync(command, args, {cwd: ROOT, stdio: 'inherit', env}).status === 0;
}
