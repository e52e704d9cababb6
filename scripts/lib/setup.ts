import {spawnSync} from 'node:child_process';
import path from 'node:path';

/** The repository's folder. */
export const ROOT = path.resolve(import.meta.dirname, '../..');

/** What node is given to run a command in a process of its own: this, and the command's name. */
export const RUNNER = path.join(ROOT, 'scripts/run.mjs');

/**
 * Runs a command with its output shown.
 *
 * @returns whether it ended well
 */
export function run(command: string, args: string[], env = process.env): boolean {
  return spawnSync(command, args, {cwd: ROOT, stdio: 'inherit', env}).status === 0;
}
